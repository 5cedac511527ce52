import type { PackageType } from '#core/catalogue/packages/package.ts';
import type { Offer } from './offer.ts';

export type WantedLine = Readonly<{ packageId: string; quantity: number }>;

/** Why a package cannot be bought in this quantity. */
export type Unavailable =
  | { kind: 'not-found' }
  | { kind: 'withdrawn' }
  | { kind: 'out-of-stock' }
  | { kind: 'short-stock'; availableStock: number }
  /**
   * A top-up is added to an existing eSIM, so it is bought on the top-up page, where the customer selects the eSIM.
   */
  | { kind: 'needs-esim' };

/** The quantity of each package in a cart, over all its lines. */
export function wantedQuantities(lines: readonly WantedLine[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { packageId, quantity } of lines) wanted.set(packageId, (wanted.get(packageId) ?? 0) + quantity);
  return wanted;
}

/** Null: it can be bought. `quantity` is the total of the whole cart; `wanted` is what the order is for. */
export function whyUnavailable(
  offer: Offer | undefined,
  quantity: number,
  wanted: PackageType = 'sim',
): Unavailable | null {
  if (offer === undefined) return { kind: 'not-found' };
  if (offer.isWithdrawn) return { kind: 'withdrawn' };
  if (offer.type !== wanted) return { kind: wanted === 'sim' ? 'needs-esim' : 'not-found' };
  return offer.availableStock === null ? null : stockShortage(offer.availableStock, quantity);
}

/** Null: it is enough. */
export function stockShortage(availableStock: number, quantity: number): Unavailable | null {
  if (availableStock >= quantity) return null;
  return availableStock === 0 ? { kind: 'out-of-stock' } : { kind: 'short-stock', availableStock };
}

/** The phrases are part of the specification: a checkout recognises missing items by them. */
export function unavailableMessage(why: Unavailable): string {
  switch (why.kind) {
    case 'not-found':
      return 'Package not found';
    case 'withdrawn':
      return 'This package is no longer available';
    case 'out-of-stock':
      return 'This package is sold out and no longer available';
    case 'short-stock':
      return `Only ${why.availableStock} left: more of this package are no longer available`;
    case 'needs-esim':
      return 'A top-up is added to an eSIM you already have. Please choose it on the top-up page.';
  }
}
