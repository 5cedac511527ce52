import { useEffect, useState } from 'react';
import type { CountrySearch } from '#core/catalogue/search/country-search.ts';
import type { CountryView } from './coverage-view.ts';

/** Codes of the countries that match the typed text; null when all match. Names are loaded at the first letter. */
export function useCountrySearch(
  countries: readonly CountryView[],
  typed: string,
): ReadonlySet<string> | null {
  const [search, setSearch] = useState<CountrySearch | null>(null);
  const hasQuery = typed.trim() !== '';
  useEffect(() => {
    if (!hasQuery || search !== null) return;
    const controller = new AbortController();
    import('#core/catalogue/search/country-search.ts')
      .then(({ CountrySearch }) => {
        if (!controller.signal.aborted) setSearch(new CountrySearch(countries.map(({ code }) => code)));
      })
      // Without the names the list stays unfiltered.
      .catch(() => undefined);
    return () => controller.abort();
  }, [hasQuery, search, countries]);
  return search?.find(typed) ?? null;
}
