import { RequestRefused } from '#core/retry/failure.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

/** The request behind the button of a mail link failed. */
export function LinkFailure({ error }: Readonly<{ error: Error | null }>) {
  const t = useMessages('subscriptions');
  if (error === null) return null;
  const isLimited = error instanceof RequestRefused && error.status === 429;
  return (
    <p role="alert" className="text-bad">
      {t(isLimited ? 'limit' : 'failed')}
    </p>
  );
}

export function UnknownLink() {
  const t = useMessages('subscriptions');
  return (
    <section role="alert" className="notice-card">
      <h2 className="text-2xl">{t('unknownTitle')}</h2>
      <p className="max-w-prose text-ink-soft">{t('unknownText')}</p>
      <LocalizedLink to="/contact" className={buttonClass('quiet')}>
        {t('help')}
      </LocalizedLink>
    </section>
  );
}
