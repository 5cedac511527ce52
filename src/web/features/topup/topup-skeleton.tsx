import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Placeholder of the chosen eSIM and its top-ups. As tall as they are: a customer who comes back from the payment page
 * is scrolled down.
 */
export function TopupSkeleton() {
  const t = useMessages('topup');
  return (
    <div role="status" data-loading className="grid min-h-[110rem] content-start gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-11 w-full" />
      <OfferSkeletons />
    </div>
  );
}

export function OfferSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-[4.75rem] w-full rounded-card" />
      ))}
    </div>
  );
}
