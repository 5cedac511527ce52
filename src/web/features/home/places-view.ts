import type { Landing } from '../../country-shapes/place-pictures.ts';

/** A destination of the home page. Prices are texts in the page's language; null when none is known. */
export type PopularTile = Readonly<{
  path: string;
  name: string;
  countryCode: string | null;
  from: string | null;
  usual: Readonly<{ data: string; days: number; price: string }> | null;
  /** Null when the country has no outline. */
  landing: Landing | null;
}>;

export type RegionTile = Readonly<{
  slug: string;
  path: string;
  name: string;
  isGlobal: boolean;
  /** 0 when the network does not list them. */
  countries: number;
  isAtMost: boolean;
  from: string | null;
}>;

export type PlacesView = Readonly<{
  popular: readonly PopularTile[];
  /** Global first, then the cheapest. */
  regions: readonly RegionTile[];
  /** Number of countries with their own plans. */
  countries: number;
  /** The cheapest price of each kind; null unless all three kinds are on sale. */
  prices: Readonly<{ local: string; regional: string; global: string }> | null;
}>;
