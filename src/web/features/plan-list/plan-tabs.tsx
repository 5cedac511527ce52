import { PlusCircle, Sparkles, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { PLAN_TABS, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useListPath } from './filters/pending-filters.ts';

const ICONS = { esim: Smartphone, topup: PlusCircle, calculator: Sparkles } as const;

/** The tabs of the plans page. Each tab is a link, so it works without scripts; it keeps the filters. */
export function PlanTabs({ filters }: Readonly<{ filters: PlanFilters }>) {
  const t = useMessages('plans');
  const path = useListPath();
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="plan-tabs">
        {PLAN_TABS.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <Link
                to={path(writePlanFilters({ ...filters, tab }))}
                preventScrollReset
                className="plan-tab"
                {...(tab === filters.tab ? { 'aria-current': 'page' as const } : {})}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {t(`tabs.${tab}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
