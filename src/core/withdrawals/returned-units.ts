/** A unit of an own order, as its buyer chooses what to return. Its position in the order is its place in the list. */
type ReturnableUnit = Readonly<{
  state: 'processing' | 'delivered' | 'refunding' | 'refunded';
  /** What it would be refunded. */
  refundCents: number;
  /** It has connected. */
  isUsed: boolean;
  /** Its profile was deleted at the network, so it was used or its time is over. */
  isRecycled: boolean;
  /** It is being returned already. */
  hasOpenWithdrawal: boolean;
}>;

/** Money that is or may be on its way back cannot be asked for again. */
export function canReturn({ state, hasOpenWithdrawal }: ReturnableUnit): boolean {
  return !hasOpenWithdrawal && state !== 'refunding' && state !== 'refunded';
}

/** The positions that are ticked at first: whatever can be returned and is not used, as far as anybody knows. */
export function firstTicked(units: readonly ReturnableUnit[]): readonly number[] {
  return units.flatMap((unit, index) => {
    const isUnused = !unit.isUsed && !unit.isRecycled;
    return canReturn(unit) && isUnused ? [index + 1] : [];
  });
}

/** What is declared: every position of an order is the whole order, which a declaration says by naming none. */
export function declaredPositions(ticked: readonly number[], unitCount: number): readonly number[] {
  return ticked.length === unitCount ? [] : ticked;
}

/** Whether a declaration names the unit at this position: one without positions names all. */
export function isNamed(position: number, positions: readonly number[]): boolean {
  return positions.length === 0 || positions.includes(position);
}

/** What the units at these positions would be refunded, together. No position: the whole order. */
export function returnedCents(units: readonly ReturnableUnit[], positions: readonly number[]): number {
  return returnedUnits(units, positions).reduce((sum, { refundCents }) => sum + refundCents, 0);
}

/** The units that a declaration names, without those whose money was refunded before. */
export function returnedUnits<Unit extends ReturnableUnit>(
  units: readonly Unit[],
  positions: readonly number[],
): readonly Unit[] {
  return units.filter((unit, index) => isNamed(index + 1, positions) && canReturn(unit));
}
