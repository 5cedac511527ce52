import { MapPinOff, X } from 'lucide-react';
import { Link } from 'react-router';
import { appliedSearch, isFiltered, withoutFilters, writePlanFilters } from '#core/plans/plan-filters.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { PlanListView, UnsoldPlace } from '../../plans/card/plan-list-view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.ts';
import { useActiveFilters } from './filters/filter-summary.tsx';
import { useListPath } from './filters/pending-filters.ts';

type Properties = Pick<PlanListView, 'filters' | 'unsold'>;

/** Why a list is empty, and what to do. */
export function NoPlans({ filters, unsold }: Properties) {
  const t = useMessages('plans');
  const path = useListPath();
  const reason = reasonOf({ filters, unsold });
  return (
    <div className="notice-card">
      <MapPinOff aria-hidden="true" className="size-8 text-ink-soft" />
      <h3 className="text-2xl wrap-anywhere">
        {t(`empty.title.${reason}`, { search: unsold?.place ?? appliedSearch(filters) })}
      </h3>
      <p className="max-w-prose text-ink-soft">
        {t(`empty.text.${unsold !== null && unsold.near.length > 0 ? 'near' : reason}`)}
      </p>
      {unsold === null ? <ActiveFilters filters={filters} /> : <OtherWays unsold={unsold} />}
      {isFiltered(filters) ? (
        <Link
          to={path(writePlanFilters(withoutFilters(filters)))}
          preventScrollReset
          className={buttonClass('quiet')}
        >
          {t('empty.clear')}
        </Link>
      ) : null}
    </div>
  );
}

function reasonOf({ filters, unsold }: Properties) {
  if (unsold !== null) return unsold.including.length === 0 ? 'unsold' : 'included';
  if (appliedSearch(filters) !== '') return 'search';
  return isFiltered(filters) ? 'filtered' : 'nothing';
}

/** Each filter, with a link to the list without it. */
function ActiveFilters({ filters }: Pick<Properties, 'filters'>) {
  const t = useMessages('plans');
  const path = useListPath();
  return (
    <div className="flex flex-wrap gap-2">
      {useActiveFilters(filters).map(({ words, without }) => (
        <Link
          key={words}
          to={path(writePlanFilters({ ...filters, ...without }))}
          preventScrollReset
          aria-label={t('empty.without', { filter: words })}
          className={`max-w-full gap-1.5 ${chipClass(false)}`}
        >
          <span className="truncate">{words}</span>
          <X aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      ))}
    </div>
  );
}

/** The destinations that include the country, or are near it, and the country on the map. */
function OtherWays({ unsold: { code, including, near } }: Readonly<{ unsold: UnsoldPlace }>) {
  const t = useMessages('plans');
  return (
    <div className="flex flex-wrap gap-3">
      {[...including, ...near].map(({ slug, name }) => (
        <LocalizedLink key={slug} to={`/esim/${slug}`} className={buttonClass('quiet')}>
          {name}
        </LocalizedLink>
      ))}
      <LocalizedLink to={`/coverage-map#${code.toLowerCase()}`} className={buttonClass('quiet')}>
        {t('empty.map')}
      </LocalizedLink>
    </div>
  );
}
