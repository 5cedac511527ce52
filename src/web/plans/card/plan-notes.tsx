import { planDifferences, type PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  /** What this list adds to what always differs. */
  more: readonly string[];
  className: string;
}>;

/** "53 countries · Eurolink · no top-ups": what tells a row apart, the number of countries above all. */
export function PlanNotes({ plan, more, className }: Properties) {
  const [first, ...others] = [...planDifferences(plan), ...more];
  if (first === undefined) return null;
  return (
    <span className={className}>
      {plan.countries === null ? first : <b className="font-semibold text-ink">{first}</b>}
      {others.map((text) => ` · ${text}`)}
    </span>
  );
}
