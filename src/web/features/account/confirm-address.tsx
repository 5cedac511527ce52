import { MailCheck } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { focusShown } from './focus-shown.ts';
import { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{ token: string; onSignedIn: () => Promise<void> }>;

/** Confirms the address of a new account. Mail scanners open links by themselves; only a button press uses the link. */
export function ConfirmAddress({ token, onSignedIn }: Properties) {
  const t = useMessages('account');
  const { state, isBusy, press } = useLinkButton('/verify-email', { token, onSignedIn });
  if (state === 'old-link') {
    return (
      <section ref={focusShown} tabIndex={-1} className="notice-card outline-none" role="alert">
        <h2 className="text-2xl">{t('auth.confirm.oldTitle')}</h2>
        <p className="max-w-prose text-ink-soft">{t('auth.confirm.oldText')}</p>
        <LocalizedLink to="/auth?mode=signin" className={`max-sm:w-full ${buttonClass('primary')}`}>
          {t('auth.signIn')}
        </LocalizedLink>
      </section>
    );
  }
  return (
    <section className="notice-card">
      <MailCheck aria-hidden="true" className="size-8 text-sea" />
      <p className="max-w-prose text-ink-soft">{t('auth.confirm.text')}</p>
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass('primary')}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {isBusy ? t('auth.confirm.busy') : t('auth.confirm.button')}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {state === 'unreachable' ? t('auth.magicLink.failed') : null}
        {state === 'too-many' ? t('auth.error.tooMany') : null}
      </p>
    </section>
  );
}
