import type { MyEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LinksFailed } from './links-failed.tsx';
import { LinksLoading } from './links-loading.tsx';
import { ShareList } from './share-list.tsx';
import { useShares } from './use-shares.ts';

/** The links to an eSIM that cannot be shared any more: they are revoked, not sent. The dialog's title says what they are. */
export function EndedLinks({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('shares');
  const { data: shares, isPending, refetch } = useShares(esim.id);
  const end = planEnd(esim, useNow());
  if (isPending) return <LinksLoading />;
  if (shares === undefined) return <LinksFailed onRetry={() => void refetch()} />;
  return (
    <>
      {esim.firstConnectedAt !== null && end === null ? <p className="mb-4">{t('list.inUse')}</p> : null}
      <ShareList
        esimId={esim.id}
        title={unbrokenData(esim.title)}
        shares={shares}
        isBack={false}
        onLink={null}
      />
    </>
  );
}
