import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import type { OrderRecord } from './order-record.ts';

/** The mail about what was bought comes before the one about what was not delivered. */
const PREFERRED: readonly OrderMailKind[] = ['order', 'topup', 'gift-receipt', 'refund'];

/**
 * Which mail of an order can be sent again: one that was sent before or was refused, to the buyer. Null: none yet. The
 * receipt of a gift has nothing to say once the gift was cancelled or its details were deleted.
 */
export function mailToResend({ mails, gift }: Pick<OrderRecord, 'mails' | 'gift'>): OrderMailKind | null {
  const ended = mails.flatMap(({ kind, status, isResent }) =>
    !isResent && (status === 'sent' || status === 'refused') ? [kind] : [],
  );
  const found = PREFERRED.find((kind) => ended.includes(kind)) ?? null;
  return found === 'gift-receipt' && gift === null ? null : found;
}
