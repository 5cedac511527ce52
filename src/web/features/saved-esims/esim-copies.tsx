import { Printer } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { printPath } from '#core/esims/installation/esim-paths.ts';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SavedBefore, SaveForOffline } from './save-for-offline.tsx';

type Properties = Readonly<{ esimId: string; title: string }>;
type Own = Readonly<{
  esim: Pick<
    MyEsim,
    | 'id'
    | 'title'
    | 'name'
    | 'display'
    | 'firstConnectedAt'
    | 'expiresAt'
    | 'waiting'
    | 'hasOpenWithdrawal'
    | 'gift'
    | 'given'
  >;
}>;

/**
 * The two ways to have an eSIM without a connection: saved on this device, and on paper. One that has ended, or that the
 * customer should not install, has only the way to remove what was saved.
 */
export function EsimCopies({ esim }: Own) {
  const t = useMessages('saved-esims');
  const hasEnded = planEnd(esim, useNow()) !== null;
  if (hasEnded || noInstallReason(esim) !== null) return <SavedBefore esim={esim} />;
  return (
    <SaveForOffline esim={esim}>
      <LocalizedLink to={printPath(esim.id)} className={buttonClass('chip')}>
        <Printer aria-hidden="true" className="size-5" />
        <span>
          {t('print.link')}
          <span className="sr-only"> {esim.title}</span>
        </span>
      </LocalizedLink>
    </SaveForOffline>
  );
}

/** The hint to sign in, once for all eSIMs of an order: a guest has no account to which a copy could belong. */
export function GuestCopies({ count }: Readonly<{ count: number }>) {
  const t = useMessages('saved-esims');
  const session = useSession();
  if (session.kind !== 'guest' || count === 0) return null;
  return <p className="text-sm text-ink-soft">{t(count === 1 ? 'guest' : 'guestMany')}</p>;
}

/** The same on the order page, for a signed-in customer. */
export function OrderedEsimCopies({ esimId, title }: Properties) {
  const session = useSession();
  if (session.kind !== 'signed-in') return null;
  return <OwnCopies esimId={esimId} title={title} />;
}

/** Empty for an eSIM of another account: this browser may have paid for it before its customer signed in here. */
function OwnCopies({ esimId, title }: Properties) {
  const { data: esim } = useMyEsim(esimId);
  return esim === undefined ? null : <EsimCopies esim={{ ...esim, title }} />;
}
