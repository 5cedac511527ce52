import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

export function LinksFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('shares');
  return (
    <div role="alert" className="notice-card mt-6">
      <p>{t('list.failed')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
        {t('list.retry')}
      </button>
    </div>
  );
}
