import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { NO_FILTERS, writePlanFilters, type PlanTab } from '#core/plans/plan-filters.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { chipClass } from '../../ui/chip.ts';

const KINDS = [
  { kind: 'local', to: '/plans' },
  { kind: 'regional', to: '/regional-plans' },
  { kind: 'global', to: '/global-plans' },
] as const;

type Properties = Readonly<{
  tab: PlanTab;
  /** The kind that is listed; null when the list has several kinds, so that none is marked. */
  coverage: CoverageType | null;
}>;

/** Links between the three lists of plans, or of top-ups. */
export function PlanKinds({ tab, coverage }: Properties) {
  const t = useMessages('plans');
  const query = writePlanFilters({ ...NO_FILTERS, tab });
  return (
    <nav className="flex flex-[1_0_auto] items-center gap-3" aria-label={t('kinds.label')}>
      <p aria-hidden="true" className="filter-label max-md:sr-only">
        {t('kinds.label')}
      </p>
      <ul className="plan-kinds flex whitespace-nowrap min-[26rem]:gap-1.5 sm:gap-2">
        {KINDS.map(({ kind, to }) => (
          <li key={kind}>
            <LocalizedLink
              to={to + query}
              aria-current={kind === coverage ? 'page' : undefined}
              className={`${chipClass(kind === coverage)} max-[26rem]:w-full max-[26rem]:justify-center max-[26rem]:border-0 max-[26rem]:px-2.5 max-[26rem]:text-[0.9375rem]`}
            >
              {t(`kinds.${kind}`)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
