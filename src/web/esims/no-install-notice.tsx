import { Gift, Send, Undo2 } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import {
  isOnTheirPhone,
  noInstallReason,
  type NoInstallReason,
} from '#core/esims/installation/no-install-reason.ts';
import { GIFT_HASH, orderPath } from '#core/orders/history/order-paths.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { InstallWarning } from './install-warning.tsx';

const ICONS: Readonly<Record<NoInstallReason, typeof Gift>> = { returned: Undo2, theirs: Send, gift: Gift };

type Properties = Readonly<{
  esim: Pick<MyEsim, 'display' | 'hasOpenWithdrawal' | 'gift' | 'given'>;
}>;

/** Why the customer should not install this eSIM. Empty for one that is theirs to install. */
export function NoInstallNotice({ esim }: Properties) {
  const t = useMessages('esims');
  const reason = noInstallReason(esim);
  if (reason === null) return null;
  return (
    <InstallWarning Icon={ICONS[reason]} title={<Title reason={reason} esim={esim} />}>
      {t(isOnTheirPhone(esim) ? 'noInstall.theirs.textInstalled' : `noInstall.${reason}.text`)}
      {reason === 'gift' && esim.gift !== null ? (
        <LocalizedLink to={`${orderPath(esim.gift.id)}${GIFT_HASH}`} className="quiet-link w-fit">
          {t('noInstall.gift.link')}
        </LocalizedLink>
      ) : null}
    </InstallWarning>
  );
}

function Title({ reason, esim }: Properties & Readonly<{ reason: NoInstallReason }>) {
  const t = useMessages('esims');
  const name = recipientOf(esim);
  if (reason === 'returned') return t('noInstall.returned.title');
  return name === null ? t('noInstall.theirs.titleUnknown') : t(`noInstall.${reason}.title`, { name });
}

/** The person whose eSIM it is; null: nobody's name or address is known. */
export function recipientOf({ gift, given }: Properties['esim']): string | null {
  if (gift !== null) return gift.recipientName ?? gift.recipientEmail;
  return given === null ? null : (given.recipientName ?? given.recipient);
}
