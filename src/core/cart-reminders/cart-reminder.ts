import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { Lead } from '#core/orders/checkout/lead.ts';

/** The text of the box, by its key. The text of a key never changes; a new text gets a new key. */
export const CART_REMINDER_TEXT = 'cart-reminder-1';
export type CartReminderText = typeof CART_REMINDER_TEXT;

/** After Pay was pressed with the box ticked. */
export const REMIND_AFTER_MS = 3 * HOUR_MS;
/** A reminder that could not be sent until then is of no use any more. */
const USELESS_AFTER_MS = 2 * DAY_MS;
/** An address gets no second one so soon, also when another visitor ticks the box. */
export const PAUSE_BETWEEN_MS = 7 * DAY_MS;

/** A line of the cart as it is sold now. */
export type RemindedLine = Readonly<{ offer: Offer; quantity: number }>;

/** What can still be bought of a cart; lines that are gone or sold out are left out. */
export function linesOnSale(cart: Lead['cart'], offers: readonly Offer[]): readonly RemindedLine[] {
  return cart.flatMap(({ packageId, quantity }) => {
    const offer = offers.find((one) => one.packageId === packageId);
    if (offer === undefined || offer.isWithdrawn || offer.type !== 'sim') return [];
    const most = offer.availableStock ?? quantity;
    return most < 1 ? [] : [{ offer, quantity: Math.min(quantity, most) }];
  });
}

export type CartReminderFacts = Readonly<{
  dueAt: Date;
  isOptedOut: boolean;
  /** An order with this address was paid since the box was ticked. */
  hasPaidSince: boolean;
  /** When the address last got a cart reminder; null: never. */
  lastSentAt: Date | null;
  lines: readonly RemindedLine[];
}>;

/** Decided in the moment of sending. */
export function isCartReminderTrue(facts: CartReminderFacts, now: Date): boolean {
  const { dueAt, isOptedOut, hasPaidSince, lastSentAt, lines } = facts;
  if (isOptedOut || hasPaidSince || lines.length === 0) return false;
  if (lastSentAt !== null && now.getTime() - lastSentAt.getTime() < PAUSE_BETWEEN_MS) return false;
  return now.getTime() - dueAt.getTime() < USELESS_AFTER_MS;
}

export function restorePath(token: string): string {
  return `/cart-reminder/restore/${token}`;
}

export function cartOptOutPath(token: string): string {
  return `/cart-reminder/stop/${token}`;
}
