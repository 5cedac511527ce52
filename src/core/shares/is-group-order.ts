import { installState, type ReportedEsim } from '#core/esims/installation/install-state.ts';

/** Top-ups are units of an order too, but nobody hands them out. */
type Unit = Readonly<{
  state: string;
  kind: string;
  /** The order has another unit of the same plan. */
  isOneOfSeveral: boolean;
  /** Its owner returns it, and nobody has decided yet. Not known right after the purchase. */
  hasOpenWithdrawal?: boolean;
  /** It is on no phone and its plan has not ended. Not known right after the purchase. */
  isToGive?: boolean;
}>;

/** Whether an eSIM can still be given to somebody: the hand-out counts the same ones. */
export function isToGive(esim: ReportedEsim, now: Date): boolean {
  const { firstConnectedAt, end } = installState(esim, now);
  return esim.installedAt === null && firstConnectedAt === null && end === null;
}

/** Several delivered eSIMs of one plan, of which one can still be given: several people travel. One person's tour has one of each. */
export function isGroupOrder(units: readonly Unit[]): boolean {
  const group = units.filter(
    ({ state, kind, isOneOfSeveral, hasOpenWithdrawal = false }) =>
      state === 'delivered' && kind !== 'topup' && isOneOfSeveral && !hasOpenWithdrawal,
  );
  return group.length > 1 && group.some(({ isToGive = true }) => isToGive);
}
