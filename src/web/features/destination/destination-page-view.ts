import type { CoverageType } from '#core/catalogue/packages/package.ts';
import type { CountryNetworks } from '#core/plans/country-networks.ts';
import type { ChooserView } from './chooser/chooser-view.ts';

export type RelatedDestination = Readonly<{ path: string; name: string; from: string }>;

export type DestinationPageView = ChooserView &
  Readonly<{
    countryCode: string | null;
    coverageType: CoverageType;
    /** The cheapest plan's price as text. */
    from: string;
    /** Shortest and longest plan; null when the network reports no days. */
    days: Readonly<{ shortest: number; longest: number }> | null;
    /** "5G", "LTE"; null when the network does not report it. */
    fastest: string | null;
    networks: readonly CountryNetworks[];
    /** Regions that cover a country, or the countries of a region. */
    related: readonly RelatedDestination[];
  }>;
