import type { EarlierReceipts } from './withdrawal-store.ts';

/** The time in which the receipts to one address are counted. */
export const RECEIPTS_COUNTED_HOURS = 24;

/** Receipts to one address in that time. */
const MOST_RECEIPTS = { withOrder: 10, withoutOrder: 3 } as const;

type Facts = Readonly<{ hasOrder: boolean; earlierReceipts: EarlierReceipts }>;

/**
 * Whether the receipt is also sent by email. A person who types a stranger's address must not fill that mailbox, and must not
 * use up the receipts of the stranger's real orders: declarations that name an order of the address count apart. The
 * declaration itself is always stored, and the screen always shows its receipt.
 */
export function isReceiptMailed({ hasOrder, earlierReceipts }: Facts): boolean {
  return hasOrder
    ? earlierReceipts.withOrder < MOST_RECEIPTS.withOrder
    : earlierReceipts.withoutOrder < MOST_RECEIPTS.withoutOrder;
}
