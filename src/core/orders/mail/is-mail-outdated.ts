import type { OrderMailKind } from './order-mail-kinds.ts';

/** What is left of the gift of the order, with the eSIMs whose links this mail may contain. Null: there is no gift any more. */
type GiftNow = Readonly<{ esims: readonly unknown[] }> | null;

/** Whether a mail about a gift is void: the gift was cancelled, changed, refunded or revoked since the mail was queued. */
export function isMailOutdated(kind: OrderMailKind, gift: GiftNow): boolean {
  if (kind === 'gift-receipt') return gift === null;
  return kind === 'gift' && (gift === null || gift.esims.length === 0);
}
