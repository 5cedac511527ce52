import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import type { CountryView } from './coverage-view.ts';

type Named = Pick<CountryView, 'code' | 'name' | 'region'>;

/** The one country that Enter opens: the only match, or the one that has or begins the typed name. */
export function countryMeant<Country extends Named>(
  found: readonly Country[],
  typed: string,
): Country | undefined {
  const text = typed.trim().toLowerCase();
  const begun = found.filter(({ name }) => name.toLowerCase().startsWith(text));
  const [only, ...others] = found.length === 1 ? found : begun;
  return others.length === 0 ? only : begun.find(({ name }) => name.length === text.length);
}

/** The part of the world whose countries are exactly those found. */
export function wholeRegion(found: readonly Named[], countries: readonly Named[]): CountryRegion | null {
  const region = found[0]?.region ?? null;
  const inRegion = countries.filter((country) => country.region === region);
  return inRegion.length === found.length && found.every((country) => country.region === region)
    ? region
    : null;
}
