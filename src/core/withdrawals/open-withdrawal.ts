import type { DeclaredWithdrawal } from './withdrawal.ts';

type Declared = Pick<DeclaredWithdrawal, 'positions' | 'status'>;

/**
 * The customer returns this unit of the order, and nobody has decided yet. Until then the unit must not be used: it is
 * neither shared nor topped up, and a link to it rests. A refused withdrawal ends that.
 */
export function hasOpenWithdrawal(withdrawals: readonly Declared[], position: number): boolean {
  return withdrawals.some(
    ({ status, positions }) => status === 'open' && (positions.length === 0 || positions.includes(position)),
  );
}
