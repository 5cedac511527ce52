import type { MyEsim } from '#contract/account/my-esims.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { useNow } from '../../../esims/use-now.ts';

/** Fewer say nothing, more would be closer together than a phone can show. */
const TICKS = { fewest: 3, most: 60 };

type Properties = Readonly<{ esim: Pick<MyEsim, 'expiresAt' | 'validityDays'> }>;

/** One tick per day of the plan, those left in dark: beside the coupons it shows data against time. Decorative. */
export function DayTicks({ esim: { expiresAt, validityDays } }: Properties) {
  const now = useNow();
  if (expiresAt === null || validityDays < TICKS.fewest || validityDays > TICKS.most) return null;
  const left = Math.min(validityDays, daysLeft(new Date(expiresAt), now));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${validityDays} 1`}
      preserveAspectRatio="none"
      strokeDasharray="0.12 0.88"
      className="h-2.5 w-full stroke-1"
    >
      <path d={`M0 .5H${left}`} className="stroke-ink" />
      <path d={`M${left} .5H${validityDays}`} className="stroke-line" />
    </svg>
  );
}
