import { countryName } from '#core/catalogue/geography/country-names.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';

/** Networks of one country: "SoftBank 5G". */
export type CountryNetworks = Readonly<{ code: string; country: string; networks: readonly string[] }>;

type Covering = Pick<Package, 'operator_coverages' | 'countries'>;

/** Slowest first. The networks also write 4G as LTE. */
const SPEEDS = ['2G', '3G', '4G', 'LTE', '5G'];

/**
 * Each covered country once, sorted by name, with every network that any plan uses there; empty when no plan lists
 * networks.
 */
export function countryNetworks(
  packages: readonly Covering[],
  language: Language,
): readonly CountryNetworks[] {
  const byCountry = Map.groupBy(
    packages.flatMap(({ operator_coverages }) => operator_coverages),
    ({ code }) => code,
  );
  const codes = new Set([...packages.flatMap(({ countries }) => countries), ...byCountry.keys()]);
  return [...codes]
    .map((code) => {
      const coverages = byCountry.get(code) ?? [];
      return {
        code,
        country: countryName(code, language) ?? coverages[0]?.name ?? code,
        networks: [...new Set(coverages.flatMap(({ networks }) => networks.map(networkText)))],
      };
    })
    .sort((a, b) => a.country.localeCompare(b.country, language));
}

/** Of the countries with a known network, how many have 5G. */
export function countFiveG(
  countries: readonly CountryNetworks[],
): Readonly<{ count: number; known: number }> {
  const known = countries.filter(({ networks }) => networks.length > 0);
  const count = known.filter(({ networks }) => networks.some((network) => network.endsWith(' 5G'))).length;
  return { count, known: known.length };
}

/** The fastest network type of all plans: "5G". Null when no plan lists one. */
export function fastestNetwork(packages: readonly Covering[]): string | null {
  const types = packages.flatMap(({ operator_coverages }) =>
    operator_coverages.flatMap(({ networks }) => networks.flatMap((network) => network.types)),
  );
  return fastestOf(types) ?? null;
}

function networkText({ name, types }: Package['operator_coverages'][number]['networks'][number]): string {
  const fastest = fastestOf(types);
  return fastest === undefined ? name : `${name} ${fastest}`;
}

function fastestOf(types: readonly string[]): string | undefined {
  return SPEEDS.findLast((speed) => types.includes(speed));
}
