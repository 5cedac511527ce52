import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type Properties = Readonly<{
  cards: number;
  /** True below plans that are already loaded. */
  isMore?: boolean;
}>;

/** Placeholder of the plan grid: the same cards, without texts. */
export function PlanGridSkeleton({ cards, isMore = false }: Properties) {
  const t = useMessages('plans');
  return (
    <div role="status">
      <p className="sr-only">{isMore ? t('list.loadingMore') : t('list.loading')}</p>
      {isMore ? null : <Skeleton className="mb-4 ml-auto h-11 w-40" />}
      <div className="plan-grid">
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="boarding-pass boarding-pass-footed">
            <div className="boarding-pass-main gap-3">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="h-9 w-24" />
              <Skeleton className="h-4 w-36" />
            </div>
            <div className="boarding-pass-stub">
              <Skeleton className="h-5 w-16" />
              <Skeleton className="h-8 w-20" />
              <Skeleton className="h-8 w-16" />
              <Skeleton className="mt-auto h-11 w-full" />
            </div>
            <div className="boarding-pass-foot">
              <Skeleton className="h-8 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
