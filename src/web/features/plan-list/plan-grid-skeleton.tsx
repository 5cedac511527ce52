import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type Properties = Readonly<{
  plans: number;
  /** Rows of the compact view instead of cards. */
  isCompact: boolean;
  /** True below plans that are already loaded: the placeholders stand where the next plans will be. */
  isMore?: boolean;
}>;

/** Placeholder of a list of plans: the same cards or rows, without texts. */
export function PlanGridSkeleton({ plans, isCompact, isMore = false }: Properties) {
  const t = useMessages('plans');
  const Plan = isCompact ? LineSkeleton : CardSkeleton;
  const place = isCompact ? '-mt-8' : '-mt-4 md:-mt-3';
  return (
    <div role="status" className={isMore ? place : ''}>
      <p className="sr-only">{isMore ? t('list.loadingMore') : t('list.loading')}</p>
      {isMore ? null : (
        <div className="list-head">
          <Skeleton className="h-11 w-24" />
          <Skeleton className="list-sort ml-auto h-11 sm:w-40" />
        </div>
      )}
      <div className={isCompact ? 'plan-lines' : 'plan-grid'}>
        {Array.from({ length: plans }, (_, plan) => (
          <Plan key={plan} />
        ))}
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="boarding-pass boarding-pass-footed">
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
  );
}

function LineSkeleton() {
  return (
    <div className="plan-line">
      <Skeleton className="plan-line-flag h-6" />
      <Skeleton className="plan-line-name h-lh w-24" />
      <Skeleton className="plan-line-data figure h-lh w-14" />
      <Skeleton className="plan-line-days h-lh w-14" />
      <Skeleton className="plan-line-price figure ml-auto h-lh w-16" />
      <Skeleton className="plan-line-unit ml-auto h-lh w-20" />
      <Skeleton className="plan-line-actions h-11" />
    </div>
  );
}
