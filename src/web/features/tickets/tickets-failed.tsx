import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

export function TicketsFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('tickets');
  return (
    <div role="alert" className="notice-card">
      <p>{t('failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
