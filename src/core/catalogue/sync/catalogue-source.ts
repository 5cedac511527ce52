import type { Package } from '../packages/package.ts';

/** A package as the network sells it: what we show, and our cost, which never leaves the server. */
export type OfferedPackage = Readonly<{ package: Omit<Package, 'price'>; netPriceCents: number | null }>;

/** Where the catalogue comes from: the eSIM network. */
export interface CatalogueSource {
  /** Reads the whole catalogue, top-ups included. May be repeated at any time; it changes nothing. */
  readCatalogue(): Promise<CatalogueResponse>;
}

export type CatalogueResponse =
  | { kind: 'read'; packages: readonly OfferedPackage[] }
  /** The network answered nonsense or nothing; `reason` is a sentence for the owner. */
  | { kind: 'unusable'; reason: string };
