import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { salesFacts, type SalesFacts } from '#core/destinations/sales-facts.ts';
import { NOTHING_SOLD, type Sales } from '#core/destinations/sales.ts';

/** What a shop says about selling that has sold nothing and has everything in stock, unless told otherwise. */
export function someSales(changes: Partial<Sales> = {}) {
  const known = new WeakMap<CatalogueIndex, SalesFacts>();
  return {
    factsFor(index: CatalogueIndex): SalesFacts {
      const facts = known.get(index) ?? salesFacts(index.plans, { ...NOTHING_SOLD, ...changes });
      known.set(index, facts);
      return facts;
    },
  };
}
