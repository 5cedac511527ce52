import { countryName } from '#core/catalogue/geography/country-names.ts';
import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import { CountrySearch } from '#core/catalogue/search/country-search.ts';
import { foldText } from '#core/catalogue/search/fold-text.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Language } from '#core/language.ts';
import type { CountryView, NamedCountries } from './coverage-view.ts';

type Needs = Readonly<{
  countries: readonly CountryView[];
  language: Language;
  regionName: (region: CountryRegion) => string;
}>;

/** Finds countries by their names and by the name of their part of the world. This module, with the names of all countries, is loaded at the first letter. */
export function findByName({ countries, language, regionName }: Needs) {
  const search = new CountrySearch(countries.map(({ code }) => code));
  const withRegion = (codes: ReadonlySet<string> | null, typed: string) => {
    const inRegion = countries.filter(
      ({ region }) => region !== null && foldText(regionName(region)) === foldText(typed),
    );
    return codes === null || inRegion.length === 0
      ? codes
      : new Set([...codes, ...inRegion.map(({ code }) => code)]);
  };
  return (typed: string): NamedCountries => {
    const codes = withRegion(search.find(typed), typed);
    const unsold = codes?.size === 0 ? search.findUnsold(typed) : null;
    const name = unsold === null ? null : countryName(unsold, language);
    return {
      codes,
      unsold:
        unsold === null || name === null ? null : { code: unsold, place: placeWithArticle(name, language) },
    };
  };
}
