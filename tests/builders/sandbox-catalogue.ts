import { createCatalogue } from '#sandbox/network/catalogue/create-catalogue.ts';
import { writeDestination } from '#sandbox/network/present/present-packages.ts';
import { toOfferedPackages } from '#adapters/airalo/catalogue/to-offered-packages.ts';
import { markPopular } from '#core/catalogue/packages/mark-popular.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

/** Everything that the sandbox's network sells, as the shop would store it, without starting either. */
export function sandboxPackages(): readonly Package[] {
  const offered = createCatalogue().destinations.flatMap((destination) => {
    const text = writeDestination(destination, { origin: 'http://localhost', includeTopups: true });
    const written: unknown = JSON.parse(text);
    return toOfferedPackages(written).packages;
  });
  return markPopular(offered).map(({ package: one }) => ({ ...one, priceCents: one.minimumPriceCents }));
}
