import type { Offer } from '#core/orders/checkout/offer.ts';
import { aPackage } from './package.ts';

/** The plan of `aPackage`, on sale without a limit. A test sets only the fields that it is about. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  const plan = aPackage();
  return {
    packageId: plan.package_id,
    slug: plan.slug,
    type: plan.type,
    priceCents: 950,
    availableStock: null,
    isWithdrawn: false,
    described: plan,
    ...changes,
  };
}
