import { RequestRefused } from '#core/retry/failure.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ error: Error | null; onRetry: () => void }>;

/** An order that could not be fetched: it does not exist for this customer, or the request failed. */
export function OrderUnavailable({ error, onRetry }: Properties) {
  const t = useMessages('shares');
  if (error instanceof RequestRefused && (error.status === 404 || error.status === 400)) {
    return (
      <div className="notice-card">
        <h2 className="text-2xl">{t('handOut.unknownTitle')}</h2>
        <p className="text-ink-soft">{t('handOut.unknown')}</p>
        <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
          {t('handOut.back')}
        </LocalizedLink>
      </div>
    );
  }
  return (
    <div role="alert" className="notice-card">
      <p>{t('handOut.failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('handOut.retry')}
      </button>
    </div>
  );
}
