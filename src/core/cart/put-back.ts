import type { Cart } from './cart.ts';

/** What was taken out of a cart, and the cart before that. */
export type TakenOut = Readonly<{ before: Cart; packageIds: readonly string[] }>;

/** Puts lines back to where they were. Everything that happened to the cart in the meantime stays. */
export function putBack(cart: Cart, { before, packageIds }: TakenOut): Cart {
  const current = new Map(cart.map((item) => [item.packageId, item]));
  const known = before.flatMap((item) => {
    const kept = current.get(item.packageId) ?? (packageIds.includes(item.packageId) ? item : undefined);
    return kept === undefined ? [] : [kept];
  });
  const added = cart.filter(({ packageId }) => !before.some((item) => item.packageId === packageId));
  return [...known, ...added];
}
