import type { Package } from '../packages/package.ts';

/** A package as the network sells it: the public fields, and our cost, which never leaves the server. */
export type OfferedPackage = Readonly<{ package: Omit<Package, 'priceCents'>; netPriceCents: number | null }>;

/** The source of the catalogue: the eSIM network. */
export interface CatalogueSource {
  /** Reads the whole catalogue, including top-ups. Read-only; may be repeated at any time. */
  readCatalogue(): Promise<CatalogueResponse>;
}

export type CatalogueResponse =
  | { kind: 'read'; packages: readonly OfferedPackage[] }
  /** The network's response was invalid or missing; `reason` is a sentence for the owner. */
  | { kind: 'unusable'; reason: string };
