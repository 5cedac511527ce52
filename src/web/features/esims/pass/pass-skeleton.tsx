import { COUPONS } from '#core/esims/dashboard/data-coupons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder of a pass: its frame with empty coupons. */
export function PassSkeleton({ label }: Readonly<{ label: string }>) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="boarding-pass esim-pass-wide">
        <div className="boarding-pass-main esim-pass-main">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-6 h-12 w-1/2" />
          <div className="data-coupons">
            {Array.from({ length: COUPONS }, (_, index) => (
              <span key={index} className="data-coupon" />
            ))}
          </div>
        </div>
        <div className="boarding-pass-stub">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="mt-auto h-11 w-full" />
        </div>
      </div>
    </div>
  );
}
