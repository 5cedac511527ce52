/** Top-ups are units of an order too, but nobody hands them out. */
type Unit = Readonly<{ state: string; kind?: string }>;

/** An order with several delivered eSIMs, which are handed out to several people. */
export function isGroupOrder(units: readonly Unit[]): boolean {
  return units.filter(({ state, kind }) => state === 'delivered' && kind !== 'topup').length > 1;
}
