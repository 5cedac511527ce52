import { usePageFacts } from '../../document/page-facts.ts';
import { usePublicRead } from '../../browser/use-public-read.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { CountryView, UnsoldCountry } from './coverage-view.ts';

/** With fewer letters the server suggests nothing. */
const FEWEST_LETTERS = 2;

type FoundCountries = Readonly<{
  /** Null: all countries match. */
  codes: ReadonlySet<string> | null;
  unsold: UnsoldCountry | null;
  /** No name matches, and the server has not answered yet which country has a place of this name. */
  isLooking: boolean;
}>;

const ALL: FoundCountries = { codes: null, unsold: null, isLooking: false };
const NONE: ReadonlySet<string> = new Set();

/**
 * Countries that match the typed text. Names are loaded at the first letter, and without them the list stays unfiltered.
 * Cities and groups of countries are known to the server only, which is asked when no name matches.
 */
export function useCountrySearch(countries: readonly CountryView[], typed: string): FoundCountries {
  const language = useLanguage();
  const t = useMessages('coverage');
  const { anonKey } = usePageFacts();
  const text = typed.trim().toLowerCase();
  const names = usePublicRead({
    key: language,
    isNeeded: text !== '',
    async load() {
      const { findByName } = await import('./find-by-name.ts');
      return findByName({ countries, language, regionName: (region) => t(`region.${region}`) });
    },
  });
  const named = names.kind === 'ready' ? names.value(typed) : ALL;
  const isUnnamed = named.codes?.size === 0 && named.unsold === null && text.length >= FEWEST_LETTERS;
  const places = usePublicRead({
    key: `${language} ${text}`,
    isNeeded: isUnnamed,
    async load(signal) {
      const { findByPlace } = await import('./find-by-place.ts');
      return findByPlace(text, { countries, anonKey, language, signal });
    },
  });
  if (!isUnnamed) return { ...named, isLooking: false };
  if (places.kind === 'ready') return { ...places.value, isLooking: false };
  return { codes: NONE, unsold: null, isLooking: places.kind === 'loading' };
}
