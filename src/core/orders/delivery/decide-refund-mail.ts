import type { OrderMailKind } from '../mail/order-mail-kinds.ts';

type Request = Readonly<{
  /** Of all its refunds. */
  statuses: readonly ('due' | 'done' | 'refused')[];
  /** Staff accepted a withdrawal with it. */
  isAcceptedWithdrawal: boolean;
}>;

/**
 * The mail about the refunds that a person requested. It follows the last of them and is about those that were made. An accepted
 * withdrawal has its own mail, which says the amount already.
 */
export function decideRefundMail({ statuses, isAcceptedWithdrawal }: Request): OrderMailKind | null {
  if (statuses.includes('due') || !statuses.includes('done')) return null;
  return isAcceptedWithdrawal ? null : 'refund-after-delivery';
}
