import { NO_FILTERS, writePlanFilters, type PlanTab } from '#core/plans/plan-filters.ts';
import { LocalizedNavLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { chipClass } from '../../ui/chip.ts';

const KINDS = [
  { to: '/plans', words: 'kinds.local' },
  { to: '/regional-plans', words: 'kinds.regional' },
  { to: '/global-plans', words: 'kinds.global' },
] as const;

/** Links between the three lists of plans, or of top-ups. */
export function PlanKinds({ tab }: Readonly<{ tab: PlanTab }>) {
  const t = useMessages('plans');
  const query = writePlanFilters({ ...NO_FILTERS, tab });
  return (
    <nav className="flex-none" aria-label={t('kinds.label')}>
      <ul className="flex gap-1.5 whitespace-nowrap sm:gap-2">
        {KINDS.map(({ to, words }) => (
          <li key={to}>
            <LocalizedNavLink to={to + query} className={({ isActive }) => chipClass(isActive)}>
              {t(words)}
            </LocalizedNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
