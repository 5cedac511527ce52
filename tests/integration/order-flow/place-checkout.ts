import { randomUUID } from 'node:crypto';
import { AGREED } from '#tests/builders/agreed.ts';

export type CheckoutOptions = Readonly<{
  email?: string;
  lines?: readonly Readonly<{ packageId: string; quantity: number; price: number }>[];
  discountCode?: string;
  cartId?: string;
  key?: string;
  language?: 'en' | 'es';
  cookie?: string;
  /** Values that differ from what a normal customer ticks. */
  agreed?: Readonly<Record<string, unknown>>;
}>;

/** Submits the checkout once. */
export function submitCheckout(
  origin: string,
  { lines = [], key, cookie, agreed = {}, ...body }: CheckoutOptions,
): Promise<Response> {
  return fetch(`${origin}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key ?? randomUUID(),
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify({
      ...body,
      items: lines.map((line) => ({ ...SHOWN, id: line.packageId, ...line })),
      ...AGREED,
      ...agreed,
    }),
  });
}

/** What a cart item shows and the server ignores. */
const SHOWN = {
  title: 'A plan',
  country: 'Somewhere',
  countryCode: null,
  data: '1 GB',
  validity: '7 Days',
  packageType: 'sim',
  networks: '',
  operator: '',
};
