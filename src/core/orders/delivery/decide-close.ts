import type { PackageType } from '#core/catalogue/packages/package.ts';
import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import { canMove, type OrderStatus } from '../order-status.ts';

/** Null: the unit is still to be delivered. */
export type UnitOutcome = 'delivered' | 'undeliverable' | null;

type Order = Readonly<{
  status: OrderStatus;
  outcomes: readonly UnitOutcome[];
  /** A refund of one of its units is not done yet. */
  isRefundOpen: boolean;
  /** What it is for: eSIMs or a top-up. */
  kind: PackageType;
  /** The eSIMs are sent to somebody else; the buyer gets a receipt without codes. */
  isGift: boolean;
}>;

export type OrderClosing = Readonly<{
  /** The order's new status; null when it keeps its own. */
  status: 'fulfilled' | 'refunded' | null;
  mails: readonly OrderMailKind[];
  releasesCoupon: boolean;
  /** Nothing was delivered, so there is nothing to give. */
  endsGift: boolean;
}>;

const DELIVERY_MAILS: Readonly<Record<PackageType | 'gift', readonly OrderMailKind[]>> = {
  sim: ['order'],
  gift: ['gift-receipt'],
  topup: ['topup', 'topup-owner'],
};

const NOTHING: OrderClosing = { status: null, mails: [], releasesCoupon: false, endsGift: false };

/**
 * What follows when a unit of an order is settled or refunded. Nothing while a unit is open. Delivered units are mailed
 * at once; the refund mail waits until every refund is done, because it states the amount.
 */
export function decideClose({ status, outcomes, isRefundOpen, kind, isGift }: Order): OrderClosing {
  if (outcomes.includes(null)) return NOTHING;
  const isAnyDelivered = outcomes.includes('delivered');
  const isRefunded = outcomes.includes('undeliverable') && !isRefundOpen;
  const moved = nextStatus(status, { isAnyDelivered, isRefunded });
  return {
    status: moved,
    mails: [
      ...(isAnyDelivered ? DELIVERY_MAILS[isGift ? 'gift' : kind] : []),
      ...(isRefunded ? (['refund'] as const) : []),
    ],
    // The shop failed to deliver: the customer may use the code again.
    releasesCoupon: moved === 'refunded',
    endsGift: isGift && moved === 'refunded',
  };
}

type Settled = Readonly<{ isAnyDelivered: boolean; isRefunded: boolean }>;

function nextStatus(status: OrderStatus, { isAnyDelivered, isRefunded }: Settled): OrderClosing['status'] {
  const next = isAnyDelivered ? 'fulfilled' : isRefunded ? 'refunded' : null;
  return next !== null && canMove(status, next) ? next : null;
}
