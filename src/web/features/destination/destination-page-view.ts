import type { CoverageType } from '#core/catalogue/packages/package.ts';
import type { CountryNetworks } from '#core/plans/country-networks.ts';
import type { Landing } from '../../country-shapes/place-pictures.ts';
import type { ChooserView } from './chooser/chooser-view.ts';

/** Something to know before buying, as finished sentences. `kind` chooses its icon. */
export type DestinationFact = Readonly<{
  kind: 'networks' | 'brands' | 'days' | 'topups' | 'unlimited' | 'calls' | 'own';
  name: string;
  lines: readonly string[];
}>;

/** `path` is the English path. */
export type RelatedDestination = Readonly<{
  path: string;
  name: string;
  from: string;
  countryCode: string | null;
}>;

/** A region that covers the country. `countries` is 0 when the network does not list them. */
export type CoveringRegion = Readonly<{
  slug: string;
  path: string;
  name: string;
  from: string;
  countries: number;
  isAtMost: boolean;
}>;

export type DestinationPageView = ChooserView &
  Readonly<{
    countryCode: string | null;
    coverageType: CoverageType;
    /** The cheapest plan's price as text. */
    from: string;
    lead: string;
    /** The country's outline; null where none is drawn. */
    outline: (Landing & Readonly<{ d: string }>) | null;
    facts: readonly DestinationFact[];
    /** Of a destination of several countries. */
    networks: readonly CountryNetworks[];
    regions: readonly CoveringRegion[];
    /** The nearest countries, or the countries of a region. */
    related: readonly RelatedDestination[];
  }>;
