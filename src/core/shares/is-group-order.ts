/** Top-ups are units of an order too, but nobody hands them out. */
type Unit = Readonly<{
  state: string;
  kind: string;
  /** The order has another unit of the same plan. */
  isOneOfSeveral: boolean;
  /** Its owner returns it, and nobody has decided yet. Not known right after the purchase. */
  hasOpenWithdrawal?: boolean;
  /** It has connected. */
  isUsed?: boolean;
}>;

/** Several delivered eSIMs of one plan, of which one can still be given: several people travel. One person's tour has one of each. */
export function isGroupOrder(units: readonly Unit[]): boolean {
  const group = units.filter(
    ({ state, kind, isOneOfSeveral, hasOpenWithdrawal = false }) =>
      state === 'delivered' && kind !== 'topup' && isOneOfSeveral && !hasOpenWithdrawal,
  );
  return group.length > 1 && group.some(({ isUsed = false }) => !isUsed);
}
