/** Why an order was found. */
export type OrderMatch = 'number' | 'email' | 'iccid' | 'coupon' | 'payment';

/** One way to look for an order. `text` is as it is stored. */
export type OrderLookup = Readonly<{ match: OrderMatch; text: string }>;

const FEWEST_ICCID_DIGITS = 4;
const LONGEST_NUMBER = 15;
const FEWEST_ADDRESS_LETTERS = 3;
/** The payment service's ids of a payment, a refund and a checkout session. */
const PAYMENT_ID = /^(?:pi|py|ch|re|cs)_\w+$/;

/**
 * What a typed text may mean: the number of an order, the beginning of an address, the last digits of an ICCID, a
 * coupon code, an id of the payment service. Empty: nothing that can be searched for.
 */
export function orderLookups(typed: string): readonly OrderLookup[] {
  const text = typed.trim().replace(/^#/, '');
  const digits = text.replaceAll(/[\s-]/g, '');
  const email = { match: 'email', text: text.toLowerCase() } as const;
  const isAddressBeginning = text.length >= FEWEST_ADDRESS_LETTERS && !/\s/.test(text);
  if (/^\d+$/.test(digits))
    return [...digitLookups(digits), ...(isAddressBeginning && !typed.includes('#') ? [email] : [])];
  if (PAYMENT_ID.test(text)) return [{ match: 'payment', text }];
  if (text.includes('@')) return [email];
  return [
    ...(text === '' ? [] : [{ match: 'coupon', text: text.toUpperCase() } as const]),
    ...(isAddressBeginning ? [email] : []),
  ];
}

function digitLookups(digits: string): readonly OrderLookup[] {
  return [
    ...(digits.length <= LONGEST_NUMBER ? [{ match: 'number', text: digits } as const] : []),
    ...(digits.length >= FEWEST_ICCID_DIGITS ? [{ match: 'iccid', text: digits } as const] : []),
  ];
}
