import { KeyRound } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { focusShown } from './focus-shown.ts';
import { SendLinkForm } from './send-link-form.tsx';
import { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{
  token: string;
  /** The address a new link is sent to; empty when the URL does not contain it. */
  email: string;
  onSignedIn: () => Promise<void>;
}>;

/** A notice and one button. Mail scanners open links by themselves; only a button press uses the link. */
export function MagicLink({ token, email, onSignedIn }: Properties) {
  const t = useMessages('account');
  const { state, isBusy, press } = useLinkButton('/magic-link/verify', { token, onSignedIn });
  if (state === 'old-link') {
    return (
      <section ref={focusShown} tabIndex={-1} className="notice-card outline-none" role="alert">
        <h2 className="text-2xl">{t('auth.magicLink.oldTitle')}</h2>
        <p className="text-ink-soft">{t('auth.magicLink.oldText')}</p>
        <SendLinkForm email={email} button={t('auth.magicLink.fresh')} />
      </section>
    );
  }
  return (
    <section className="notice-card">
      <KeyRound aria-hidden="true" className="size-8 text-sea" />
      <h2 className="text-2xl">{t('auth.magicLink.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('auth.magicLink.text')}</p>
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass('primary')}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {isBusy ? t('auth.magicLink.pressing') : t('auth.magicLink.button')}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {state === 'unreachable' ? t('auth.magicLink.failed') : null}
        {state === 'too-many' ? t('auth.error.tooMany') : null}
      </p>
    </section>
  );
}
