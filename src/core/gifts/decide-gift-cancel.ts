import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';

type Cancelled = Readonly<{
  orderStatus: OrderStatus;
  /** How many of its eSIMs the recipient has opened. */
  openedCount: number;
}>;

export type GiftCancelling = Readonly<{
  /** `kept`: the gift of the opened eSIMs stays, and nothing more of it is sent. */
  gift: 'deleted' | 'kept';
  /** The mails that are not sent any more. */
  stops: readonly OrderMailKind[];
  mails: readonly OrderMailKind[];
}>;

/**
 * What follows when the buyer keeps what is not opened. The buyer gets the mail with the eSIMs instead of the receipt: at
 * once when they are delivered, otherwise when the order is fulfilled.
 */
export function decideGiftCancel({ orderStatus, openedCount }: Cancelled): GiftCancelling {
  return {
    gift: openedCount > 0 ? 'kept' : 'deleted',
    stops: ['gift-receipt'],
    mails: orderStatus === 'fulfilled' ? ['order'] : [],
  };
}
