import { Send, Undo2 } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { useMessages } from '../language/use-messages.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'hasOpenWithdrawal' | 'gift' | 'given' | 'name'> }>;

/** Why the customer should not install this eSIM. Empty for one that is theirs to install. */
export function NoInstallNotice({ esim }: Properties) {
  const t = useMessages('esims');
  const reason = noInstallReason(esim);
  if (reason === null) return null;
  const Icon = reason === 'returned' ? Undo2 : Send;
  return (
    <p className="install-warning">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <span className="min-w-0 wrap-break-word">
        <strong className="block">
          {reason === 'returned' ? t('noInstall.returned.title') : <Owner esim={esim} />}
        </strong>
        {t(`noInstall.${reason}.text`)}
      </span>
    </p>
  );
}

function Owner({ esim: { gift, given, name } }: Properties) {
  const t = useMessages('esims');
  const who =
    gift === null ? (name ?? given?.recipient ?? null) : (gift.recipientName ?? gift.recipientEmail);
  return who === null ? t('noInstall.theirs.titleUnknown') : t('noInstall.theirs.title', { name: who });
}
