import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parsePlanFilters, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { SearchForm } from './search-form.tsx';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';

const DEBOUNCE_MS = 300;

/**
 * Searches the list below while the visitor types; without scripts it is a plain form. A text search covers all
 * regions.
 */
export function PlanSearch({ filters, className }: Readonly<{ filters: PlanFilters; className: string }>) {
  const { pathname } = useLocation();
  const { text, type, stop } = useTypedSearch(filters);
  const ref = useTextBeforeHydration(({ value }) => type(value));
  const hidden = new URLSearchParams(writePlanFilters({ ...filters, region: 'all', search: '' }));
  return (
    <SearchForm
      action={pathname}
      className={className}
      onSubmit={stop}
      typed={{ ref, value: text, onChange: ({ currentTarget: { value } }) => type(value) }}
    >
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchForm>
  );
}

/** The box's text. It follows the address, unless the address was changed by the box itself. */
function useTypedSearch(filters: PlanFilters) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [box, setBox] = useState({ text: filters.search, address: filters.search, sent: filters.search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (box.address !== filters.search) {
    const text = box.sent === filters.search ? box.text : filters.search;
    setBox({ ...box, text, address: filters.search });
  }
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const search = (text: string) => {
    const { search: sent } = parsePlanFilters(new URLSearchParams({ search: text }));
    setBox((now) => ({ ...now, sent }));
    void navigate(pathname + writePlanFilters({ ...filters, region: 'all', search: sent }), {
      // One search adds one history entry, however many letters were typed.
      replace: filters.search !== '',
      preventScrollReset: true,
    });
  };
  const type = (text: string) => {
    setBox((now) => ({ ...now, text }));
    stop();
    timer.current = setTimeout(() => search(text), DEBOUNCE_MS);
  };
  return { text: box.text, type, stop };
}
