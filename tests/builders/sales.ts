import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { salesFacts, type SalesFacts } from '#core/destinations/sales-facts.ts';
import { NOTHING_SOLD, type Sales } from '#core/destinations/sales.ts';

/** The sales facts of a shop that has sold nothing and has everything in stock, by default. */
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
