import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import type { CountryView } from './coverage-view.ts';

/** The order of the regions in the list. */
const ORDER: readonly CountryRegion[] = ['europe', 'asia', 'americas', 'africa', 'oceania', 'middle_east'];

export type CountryGroup = Readonly<{ region: CountryRegion | null; countries: readonly CountryView[] }>;

/** Regions that have a country in the list. */
export function regionsOf(countries: readonly CountryView[]): readonly CountryRegion[] {
  return ORDER.filter((region) => countries.some((country) => country.region === region));
}

/** The list grouped by region. Countries of an unknown region come last. */
export function groupCountries(countries: readonly CountryView[]): readonly CountryGroup[] {
  return [...ORDER, null]
    .map((region) => ({ region, countries: countries.filter((country) => country.region === region) }))
    .filter((group) => group.countries.length > 0);
}

/** The id of a region's section within the page. */
export function sectionId(region: CountryRegion | 'other' | null): string {
  return `countries-${region ?? 'all'}`;
}
