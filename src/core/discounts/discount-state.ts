import type { Discount } from './discount.ts';

/** What staff reads about a code. `used-up` includes uses that open checkouts hold. */
export const DISCOUNT_STATES = ['active', 'paused', 'planned', 'ended', 'used-up'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

type Facts = Pick<Discount, 'startsAt' | 'endsAt' | 'totalLimit' | 'uses' | 'isActive'>;

/** Final states come first: a paused code that ended does not work again when it is resumed. */
export function discountState(
  { startsAt, endsAt, totalLimit, uses, isActive }: Facts,
  now: Date,
): DiscountState {
  if (endsAt !== null && now >= endsAt) return 'ended';
  if (totalLimit !== null && uses >= totalLimit) return 'used-up';
  if (!isActive) return 'paused';
  return startsAt !== null && now < startsAt ? 'planned' : 'active';
}
