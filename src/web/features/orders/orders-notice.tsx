import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Something could not be fetched; the customer can try again. */
export function OrdersFailed({ text, onRetry }: Readonly<{ text: string; onRetry: () => void }>) {
  const t = useMessages('orders');
  return (
    <div role="alert" className="notice-card">
      <p>{text}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** The frame of a list of orders. */
export function OrdersLoading({ count }: Readonly<{ count: number }>) {
  const t = useMessages('orders');
  return (
    <div role="status" className="order-list">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-32 w-full" />
      ))}
    </div>
  );
}
