import { usePublicRead } from '../../browser/use-public-read.ts';
import type { CountryView } from './coverage-view.ts';

/**
 * Codes of the countries that match the typed text; null when all match. Names are loaded at the first letter, and without
 * them the list stays unfiltered.
 */
export function useCountrySearch(
  countries: readonly CountryView[],
  typed: string,
): ReadonlySet<string> | null {
  const search = usePublicRead({
    key: 'names',
    isNeeded: typed.trim() !== '',
    async load() {
      const { CountrySearch } = await import('#core/catalogue/search/country-search.ts');
      return new CountrySearch(countries.map(({ code }) => code));
    },
  });
  return search.kind === 'ready' ? search.value.find(typed) : null;
}
