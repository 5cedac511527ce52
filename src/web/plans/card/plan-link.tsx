import type { MouseEvent, ReactNode } from 'react';
import { localizedPath } from '#core/language-path.ts';
import { planName, planPath, type PlanCardView } from './plan-card-view.ts';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  /** Absent where the link is for browsers without scripts. */
  onOpen?: (plan: PlanCardView) => void;
  className?: string;
  /** Instead of the words, which are in the link's name anyway. */
  children?: ReactNode;
}>;

/**
 * The link to a plan's details. It links to the plan's page, so it opens in a new tab and works without scripts; a
 * plain click opens the sheet over this list instead.
 */
export function PlanLink({ plan, i18n: { t, language }, onOpen, ...look }: Properties) {
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (onOpen === undefined) return;
    event.preventDefault();
    onOpen(plan);
  };
  const words = t(detailsKey(plan));
  return (
    <a
      href={localizedPath(planPath(plan), language)}
      className={look.className ?? 'boarding-pass-details'}
      aria-label={`${words}: ${planName(plan)}`}
      onClick={press}
    >
      {look.children ?? words}
    </a>
  );
}

/** What tells two plans for a region apart is where they work. */
export function detailsKey({ coverageType }: Pick<PlanCardView, 'coverageType'>) {
  return coverageType === 'local' ? ('details.open' as const) : ('details.countries' as const);
}
