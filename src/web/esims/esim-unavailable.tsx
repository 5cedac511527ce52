import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { isUnknownEsim } from './use-my-esim.ts';

type Properties = Readonly<{ error: Error | null; onRetry: () => void }>;

/** An eSIM that could not be fetched: it does not exist for this customer, or the request failed. */
export function EsimUnavailable({ error, onRetry }: Properties) {
  const t = useMessages('install');
  if (isUnknownEsim(error)) {
    return (
      <div className="notice-card">
        <h2 className="text-2xl">{t('notFound.title')}</h2>
        <p className="text-ink-soft">{t('notFound.text')}</p>
        <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
          {t('notFound.back')}
        </LocalizedLink>
      </div>
    );
  }
  return (
    <div role="alert" className="notice-card">
      <h2 className="text-2xl">{t('failedTitle')}</h2>
      <p className="text-ink-soft">{t('failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
