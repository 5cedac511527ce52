import { Info } from 'lucide-react';
import { appliedSearch, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ filters: PlanFilters; className: string }>;

/** Says that a search is not applied while a region is chosen. */
export function UnappliedSearch({ filters, className }: Properties) {
  const t = useMessages('plans');
  const { search, region } = filters;
  if (search === appliedSearch(filters)) return null;
  const shown =
    region === 'global'
      ? t('filters.allShown.global')
      : t('filters.allShown.region', { region: t(`filters.region.${region}`) });
  return (
    <p className={`flex gap-2 wrap-anywhere ${className}`}>
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      {t('filters.searchRests', { search, shown })}
    </p>
  );
}
