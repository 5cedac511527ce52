import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AGREED } from '#tests/builders/agreed.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { anOrderFlow, anEmail } from './shop.ts';
import { submitCheckout, type CheckoutOptions } from './place-checkout.ts';

const flow = anOrderFlow();
const NOTE = { text: 'withdrawal-note-1', isAccepted: false } as const;
const UNTICKED = { text: 'withdrawal-tick-1', isAccepted: false } as const;
const LINES = [{ packageId: 'japan-5gb-30days', price: 9.5, quantity: 1 }];
const NO_CONSENT = { status: 400, code: 'withdrawal-consent-required' };

/** A shop whose customers are all in this country. It accepts every checkout. */
async function aShopIn(country: string | null) {
  const placed: unknown[] = [];
  const orders = noOrders({
    createCheckout(request) {
      placed.push(request.withdrawal);
      return Promise.resolve({ kind: 'ready', url: 'https://pay.example/1', orderId: null });
    },
  });
  const { origin } = await aRunningApp({ orders, countries: { find: () => Promise.resolve(country) } });
  const submit = (options: CheckoutOptions) =>
    submitCheckout(origin, { email: anEmail(), lines: LINES, ...options });
  return { placed, submit };
}

test.each(['ES', 'GB', 'NO', null])(
  'CHECKOUT-06 from %s a checkout needs the ticked consent and does not start without it',
  async (country) => {
    const { placed, submit } = await aShopIn(country);
    for (const withdrawal of [undefined, NOTE, UNTICKED])
      expect(await errorOf(await submit({ agreed: { withdrawal } }))).toMatchObject(NO_CONSENT);
    expect(placed).toEqual([]);
    expect((await submit({})).status).toBe(200);
    expect(placed).toEqual([AGREED.withdrawal]);
  },
);

test('from the United States the sentence is enough, but a box that was shown must be ticked', async () => {
  const { placed, submit } = await aShopIn('US');
  for (const withdrawal of [undefined, NOTE])
    expect((await submit({ agreed: { withdrawal } })).status).toBe(200);
  expect(placed).toEqual([null, NOTE]);
  expect(await errorOf(await submit({ agreed: { withdrawal: UNTICKED } }))).toMatchObject(NO_CONSENT);
});

test.each([undefined, false])(
  'CHECKOUT-27 CHECKOUT-06 a checkout whose compatibility tick is %s is refused everywhere',
  async (disclaimerAccepted) => {
    const { placed, submit } = await aShopIn('US');
    expect(await errorOf(await submit({ agreed: { disclaimerAccepted } }))).toEqual({
      status: 400,
      code: 'invalid-input',
      message: 'disclaimerAccepted must be accepted.',
    });
    expect(placed).toEqual([]);
  },
);

const Stored = z.object({
  language: z.string(),
  withdrawal_text: z.string().nullable(),
  accepted: z.boolean(),
  is_now: z.boolean().nullable(),
});

test('CHECKOUT-08 the displayed text, its language and the time of the tick are stored with the order', async () => {
  const { sessionId } = await flow.checkout({ language: 'es' });
  const { id } = await flow.orderOf(sessionId);
  const [stored] = await flow.rows(
    Stored,
    sql`select language, withdrawal_text, withdrawal_accepted_at is not null as accepted,
      withdrawal_accepted_at = created_at as is_now from orders where id = ${id}`,
  );
  expect(stored).toEqual({
    language: 'es',
    withdrawal_text: 'withdrawal-tick-1',
    accepted: true,
    is_now: true,
  });
});

test.each([
  [`withdrawal_text = 'withdrawal-tick-1', withdrawal_accepted_at = null`, 'orders_withdrawal_ticked'],
  [`withdrawal_text = 'withdrawal-note-1', withdrawal_accepted_at = now()`, 'orders_withdrawal_ticked'],
  [`withdrawal_text = null, withdrawal_accepted_at = now()`, 'orders_withdrawal_ticked'],
  [`withdrawal_text = 'anything', withdrawal_accepted_at = null`, 'orders_withdrawal_text_check'],
])('the database rejects an impossible consent: %s', async (change, rule) => {
  const { sessionId } = await flow.checkout();
  const { id } = await flow.orderOf(sessionId);
  const refused = flow.run(sql`update orders set ${sql.raw(change)} where id = ${id}`);
  await expect(refused).rejects.toMatchObject({ cause: { constraint: rule } });
});
