import { MailCheck } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkButton, OldLink } from './link-button.tsx';
import { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{ token: string; onSignedIn: () => Promise<void> }>;

/** Confirms the address of a new account. */
export function ConfirmAddress({ token, onSignedIn }: Properties) {
  const t = useMessages('account');
  const link = useLinkButton('/verify-email', { token, onSignedIn });
  if (link.state === 'old-link') {
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
