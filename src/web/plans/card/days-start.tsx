import { CardIcon } from './card-icon.tsx';
import type { PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{ plan: Pick<PlanCardView, 'daysStart' | 'note'> }>;

/** The last line of a pass: when the plan's days start, and what a buyer must already have. */
export function DaysStart({ plan: { daysStart, note } }: Properties) {
  return (
    <p className="mt-auto flex gap-1.5 pt-2 text-[0.8125rem] leading-snug text-wrap text-ink-soft">
      <CardIcon icon="clock" className="mt-0.5" />
      <span>
        {daysStart}
        {note === null ? null : <span className="block font-semibold text-ink">{note}</span>}
      </span>
    </p>
  );
}
