import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import type { Generation } from '#core/catalogue/packages/network-generation.ts';

/** A country of the list and the map. Prices are texts in the page's language. */
export type CountryView = Readonly<{
  code: string;
  name: string;
  region: CountryRegion | null;
  /** The page with its plans; for a country without its own plans, the cheapest region that covers it. */
  path: string;
  /** Number of plans for this country alone; 0 when only plans for several countries cover it. */
  plans: number;
  from: string;
  to: string;
  generation: Generation | null;
  /** "SoftBank 5G". */
  networks: readonly string[];
  /** Slugs of the areas that include it, cheapest first. */
  areas: readonly string[];
}>;

/** A country without plans; `place` is its name inside a sentence. */
export type UnsoldCountry = Readonly<{ code: string; place: string }>;

/** The countries that a text names. `codes` null: all. */
export type NamedCountries = Readonly<{ codes: ReadonlySet<string> | null; unsold: UnsoldCountry | null }>;

/** A regional or global destination. */
export type AreaView = Readonly<{ name: string; path: string }>;

export type CoverageView = Readonly<{
  /** Sorted by name. */
  countries: readonly CountryView[];
  areas: Readonly<Record<string, AreaView>>;
}>;

/** What the map's colours mean. */
export const COLOURINGS = ['plans', 'network'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** What the map needs from the page around it. */
export type WorldMapProperties = Readonly<{
  countries: readonly CountryView[];
  colouring: Colouring;
  /** The map moves to it when it is chosen; null does not move the map. */
  region: CountryRegion | null;
  chosen: string | null;
  onChoose: (code: string | null) => void;
}>;
