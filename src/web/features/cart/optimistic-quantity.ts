import { quantityOf, setQuantity } from '#core/cart/cart.ts';
import type { CartStore } from './cart-store.ts';

type IncreaseOutcome = Readonly<{ packageId: string; wanted: number; isConfirmed: boolean }>;

/**
 * An increased quantity is shown at once while the shop is checking it. After several quick presses, the last
 * rejection restores the quantity that the shop last confirmed.
 */
export function createOptimisticQuantity(cart: Pick<CartStore, 'read' | 'change'>) {
  const open = new Map<string, { confirmed: number; pendingCount: number }>();
  return {
    /** Returns a function that returns the confirmed quantity at the moment of its call. */
    begin(packageId: string): () => number {
      const increase = open.get(packageId) ?? {
        confirmed: quantityOf(cart.read(), packageId),
        pendingCount: 0,
      };
      increase.pendingCount += 1;
      open.set(packageId, increase);
      return () => increase.confirmed;
    },
    end({ packageId, wanted, isConfirmed }: IncreaseOutcome): void {
      const increase = open.get(packageId);
      if (increase === undefined) return;
      if (isConfirmed) increase.confirmed = Math.max(increase.confirmed, wanted);
      else restoreConfirmed(cart, { packageId, wanted, confirmed: increase.confirmed });
      increase.pendingCount -= 1;
      if (increase.pendingCount === 0) open.delete(packageId);
    },
  };
}

type Restored = Readonly<{ packageId: string; wanted: number; confirmed: number }>;

/** A quantity the visitor changed again since then is kept. */
function restoreConfirmed(cart: Pick<CartStore, 'change'>, { packageId, wanted, confirmed }: Restored): void {
  cart.change((items) =>
    quantityOf(items, packageId) === wanted ? setQuantity(items, packageId, confirmed) : items,
  );
}
