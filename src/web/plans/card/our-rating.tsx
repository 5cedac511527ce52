import { Star } from 'lucide-react';
import type { PlanCardView } from './plan-card-view.ts';

/** Our own opinion, labelled as such; it is never published as a review. */
export function OurRating({ plan: { rating } }: Readonly<{ plan: PlanCardView }>) {
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden="true" className="size-3.5 shrink-0 fill-sun text-sun" />
      {rating}
    </span>
  );
}
