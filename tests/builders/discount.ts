import type { Discount } from '#core/discounts/discount.ts';

/** Five percent off everything, without any limit. A test sets only the fields that it is about. */
export function aDiscount(changes: Partial<Discount> = {}): Discount {
  return {
    code: 'FIVE',
    value: { kind: 'percent', percent: 5 },
    startsAt: null,
    endsAt: null,
    minimumSubtotalCents: null,
    totalLimit: null,
    uses: 0,
    perCustomerLimit: null,
    firstOrderOnly: false,
    isActive: true,
    packageIds: [],
    destinations: [],
    ...changes,
  };
}
