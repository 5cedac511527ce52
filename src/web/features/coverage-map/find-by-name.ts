import { countryName } from '#core/catalogue/geography/country-names.ts';
import { CountrySearch } from '#core/catalogue/search/country-search.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Language } from '#core/language.ts';
import type { CountryView, NamedCountries } from './coverage-view.ts';

/** Finds countries by their names. This module, with the names of all countries, is loaded at the first letter. */
export function findByName(countries: readonly CountryView[], language: Language) {
  const search = new CountrySearch(countries.map(({ code }) => code));
  return (typed: string): NamedCountries => {
    const codes = search.find(typed);
    const unsold = codes?.size === 0 ? search.findUnsold(typed) : null;
    const name = unsold === null ? null : countryName(unsold, language);
    return {
      codes,
      unsold:
        unsold === null || name === null ? null : { code: unsold, place: placeWithArticle(name, language) },
    };
  };
}
