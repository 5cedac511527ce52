import type { CheckoutOptions } from '#tests/integration/order-flow/place-checkout.ts';
import type { Plan } from '../setup/fault-setup.ts';

/** Codes whose discount does not divide evenly: a wrong division is a cent off. */
export const ODD_COUPONS = `insert into discount_codes (code, kind, percent, amount_cents) values
  ('ODD17', 'percent', 17, null), ('ODD137', 'fixed', null, 137), ('FREE100', 'percent', 100, null)`;

type PlansOnSale = Readonly<{ good: Plan; undeliverable: Plan }>;
type Cart = Readonly<{ good: number; undeliverable: number; discountCode: string | null }>;

/** Every code with fully, partly and never delivered orders, of one and of several units of a plan. */
export const ODD_CARTS: readonly Cart[] = [
  { good: 2, undeliverable: 1, discountCode: 'ODD17' },
  { good: 1, undeliverable: 2, discountCode: 'ODD137' },
  { good: 1, undeliverable: 1, discountCode: 'FREE100' },
  { good: 0, undeliverable: 3, discountCode: 'ODD137' },
  { good: 2, undeliverable: 0, discountCode: null },
  { good: 3, undeliverable: 0, discountCode: 'ODD137' },
  { good: 0, undeliverable: 2, discountCode: 'ODD17' },
  { good: 1, undeliverable: 2, discountCode: null },
  { good: 0, undeliverable: 1, discountCode: 'FREE100' },
];

export function checkoutOptionsFor(
  { good, undeliverable, discountCode }: Cart,
  plansOnSale: PlansOnSale,
): CheckoutOptions {
  const lines = [
    { ...plansOnSale.good, quantity: good },
    { ...plansOnSale.undeliverable, quantity: undeliverable },
  ];
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    ...(discountCode === null ? {} : { discountCode }),
  };
}
