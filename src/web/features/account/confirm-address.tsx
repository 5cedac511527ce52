import { MailCheck } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { usePageFacts } from '../../document/page-facts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { LinkButton, OldLink } from './link-button.tsx';
import { fetchPasswordState } from './password-requests.ts';
import { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{
  token: string;
  onSignedIn: () => Promise<void>;
  /** Opens the account, where a password can be set. */
  toAccount: () => void;
}>;

const LONG_TEXT_MS = 15_000;

/** Confirms the address of a new account, and says so where the customer arrives. */
export function ConfirmAddress({ token, onSignedIn, toAccount }: Properties) {
  const t = useMessages('account');
  const { anonKey } = usePageFacts();
  const showConfirmed = async () => {
    // Somebody else may have typed the password of an address that was confirmed on another device, so it was dropped.
    const hasPassword = await fetchPasswordState({ anonKey }).catch(() => true);
    await onSignedIn();
    toasts.show({
      title: t('auth.confirm.done'),
      tone: 'good',
      ...(hasPassword
        ? { text: t('auth.confirm.doneText') }
        : {
            text: t('auth.confirm.noPassword'),
            durationMs: LONG_TEXT_MS,
            action: { label: t('auth.confirm.setPassword'), run: toAccount },
          }),
    });
  };
  const link = useLinkButton('/verify-email', { token, onSignedIn: showConfirmed });
  if (link.outcome === 'old-link') {
    return (
      <OldLink title={t('auth.confirm.oldTitle')} text={t('auth.confirm.oldText')}>
        <LocalizedLink to="/auth?mode=signin" className={`max-sm:w-full ${buttonClass('primary')}`}>
          {t('auth.signIn')}
        </LocalizedLink>
      </OldLink>
    );
  }
  return (
    <LinkButton icon={MailCheck} link={link} button={t('auth.confirm.button')} busy={t('auth.confirm.busy')}>
      <p className="max-w-prose text-ink-soft">{t('auth.confirm.text')}</p>
    </LinkButton>
  );
}
