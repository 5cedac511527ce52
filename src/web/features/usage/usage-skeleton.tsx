import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The frame of the screen without its figures, so that nothing moves when they arrive. */
export function UsageSkeleton() {
  const t = useMessages('usage');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="usage-pass" data-has-chart="true">
        <div className="usage-verdict">
          <Skeleton className="mb-3 h-8 w-full" />
          <Skeleton className="mb-3 h-8 w-2/3" />
          <Skeleton className="h-5 w-full" />
        </div>
        <div className="usage-chart">
          <p className="usage-day">&nbsp;</p>
          <div className="usage-plots">
            <div className="usage-plot usage-plot-line">
              <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
                <path d="M0 0L1000 1000" className="plot-even" />
                <path d="M0 1000H1000" className="plot-grid" />
              </svg>
            </div>
            <div className="usage-plot usage-plot-bars" />
          </div>
        </div>
        <div className="usage-stub">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    </div>
  );
}
