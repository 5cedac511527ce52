import type { MyEsim } from '#contract/account/my-esims.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { LinksFailed } from './links-failed.tsx';
import { LinksLoading } from './links-loading.tsx';
import { ShareList } from './share-list.tsx';
import { useShares } from './use-shares.ts';

/** The links to an eSIM that cannot be shared any more: they are revoked, not sent. The dialog's title says what they are. */
export function EndedLinks({ esim }: Readonly<{ esim: MyEsim }>) {
  const { data: shares, isPending, refetch } = useShares(esim.id);
  if (isPending) return <LinksLoading />;
  if (shares === undefined) return <LinksFailed onRetry={() => void refetch()} />;
  return (
    <ShareList
      esimId={esim.id}
      title={unbrokenData(esim.title)}
      shares={shares}
      isBack={false}
      onLink={null}
    />
  );
}
