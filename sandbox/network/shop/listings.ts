import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';
import type { Catalogue, Destination, Listing, NetworkPackage } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';

export const PackageChange = z.strictObject({
  /** No longer sold, and no longer listed. */
  isWithdrawn: z.boolean().optional(),
  /** A list that is behind: it still has a withdrawn package. */
  isStillListed: z.boolean().optional(),
  priceCents: z.int().positive().optional(),
  /** The remaining stock; without it, unlimited. */
  stock: z.int().min(0).nullable().optional(),
});
export type PackageChange = z.infer<typeof PackageChange>;

/** The response of GET /packages: normal, empty, or not a catalogue. */
export const ListingMode = z.enum(['normal', 'empty', 'broken']);
export type ListingMode = z.infer<typeof ListingMode>;

/** What the network currently sells: the catalogue with the changes made by tests. */
export interface Listings {
  destinations(): readonly Destination[];
  /** Also returns a withdrawn package, because eSIMs sold earlier still use it. */
  find(packageId: string): Listing | null;
  isWithdrawn(packageId: string): boolean;
  stockOf(packageId: string): number | null;
  takeFromStock(packageId: string, quantity: number): void;
  change(packageId: string, change: PackageChange): void;
  mode(): ListingMode;
  setMode(mode: ListingMode): void;
}

/** Created once per process: it is identical for every sandbox. */
let cachedCatalogue: Catalogue | null = null;

export function openListings({ store }: SandboxContext): Listings {
  const catalogue = (cachedCatalogue ??= createCatalogue());
  const changes = store.collection(
    'network-package-changes',
    PackageChange.extend({ packageId: z.string() }),
  );
  const modes = store.collection('network-listing-mode', z.object({ mode: ListingMode }));

  function changed(one: NetworkPackage): NetworkPackage {
    return { ...one, priceCents: changes.find(one.id)?.priceCents ?? one.priceCents };
  }

  function destinations(): readonly Destination[] {
    const touched = new Map(changes.list().map((change) => [change.packageId, change]));
    if (touched.size === 0) return catalogue.destinations;
    return catalogue.destinations.map((destination) =>
      destination.operators.some((operator) => operator.packages.some((one) => touched.has(one.id)))
        ? withChanges(destination, touched)
        : destination,
    );
  }

  const listings: Listings = {
    destinations,
    find(packageId) {
      const listing = catalogue.listings.get(packageId);
      return listing === undefined ? null : { ...listing, package: changed(listing.package) };
    },
    isWithdrawn: (packageId) => changes.find(packageId)?.isWithdrawn === true,
    stockOf: (packageId) => changes.find(packageId)?.stock ?? null,
    takeFromStock(packageId, quantity) {
      const stock = listings.stockOf(packageId);
      if (stock !== null) listings.change(packageId, { stock: stock - quantity });
    },
    change(packageId, change) {
      changes.save(packageId, { ...changes.find(packageId), ...change, packageId });
    },
    mode: () => modes.find('now')?.mode ?? 'normal',
    setMode: (mode) => modes.save('now', { mode }),
  };
  return listings;
}

function withChanges(destination: Destination, changes: ReadonlyMap<string, PackageChange>): Destination {
  return {
    ...destination,
    operators: destination.operators.map((operator) => ({
      ...operator,
      packages: operator.packages
        .filter((one) => isListed(changes.get(one.id)))
        .map((one) => ({ ...one, priceCents: changes.get(one.id)?.priceCents ?? one.priceCents })),
    })),
  };
}

function isListed({ isWithdrawn = false, isStillListed = false }: PackageChange = {}): boolean {
  return !isWithdrawn || isStillListed;
}
