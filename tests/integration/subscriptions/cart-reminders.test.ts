import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { MailChoiceResponse, RestoreCartResponse } from '#contract/subscriptions.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, anOrderFlow, payOnPage } from '../order-flow/shop.ts';
import { headersOf } from './mail-headers.ts';

const flow = anOrderFlow();
const { send } = customersOf(flow);
const HOUR = 60 * 60;
const SUBJECT = /^(?:Your cart is saved|Guardamos tu carrito)$/;

beforeEach(() => flow.run(sql`delete from rate_limits`));

type Captured = Readonly<{ index?: number; language?: string | null }>;

/** Presses Pay; `language` null: without the tick. */
async function capture(email: string, { index = 0, language = 'en' }: Captured = {}) {
  const { packageId, price } = flow.plan(index);
  const response = await send('POST', '/api/capture-lead', {
    body: {
      email,
      source: 'checkout',
      cartItems: [{ packageId, price, quantity: 2, title: 'A plan', country: 'Japan' }],
      cartValueCents: 1,
      ...(language !== null && { reminder: { text: 'cart-reminder-1', language } }),
    },
  });
  expect(response.status).toBe(200);
}

/** The minutely job: its schedule follows the machine's clock, so the test queues it. */
async function round(): Promise<void> {
  const { queue } = flow.parts().shop;
  const rounds = sql`select id::text from jobs.job where name = 'queue-cart-reminders' and state = 'completed'`;
  const before = (await flow.rows(z.unknown(), rounds)).length;
  await queue.enqueue({ name: 'queue-cart-reminders', data: {} });
  await eventually(async () => {
    expect((await flow.rows(z.unknown(), rounds)).length).toBeGreaterThan(before);
    expect(await flow.rows(z.unknown(), sql`select id from cart_reminders where status = 'due'`)).toEqual([]);
  }, 20_000);
}

const remindersTo = async (email: string) =>
  (await flow.mailsTo(email)).filter(({ subject }) => SUBJECT.test(subject));
const statesOf = async (email: string) =>
  (
    await flow.rows(
      z.object({ status: z.string() }),
      sql`select r.status from cart_reminders r join leads l on l.id = r.lead_id where l.email = ${email}`,
    )
  ).map(({ status }) => status);

async function afterThreeHours() {
  flow.clock.advance(3 * HOUR + 1);
  await round();
}

const tokenIn = (text: string, step: string) =>
  new RegExp(String.raw`/cart-reminder/${step}/([\w-]+)`).exec(text)?.[1] ?? '';

test('LEAD-05 LEAD-06 LEAD-08 LEAD-10 a buyer who ticked the box is reminded once, three hours later, with a link that restores the cart', async () => {
  const [email, other] = [anEmail(), anEmail()];
  await capture(email, { language: 'es' });
  await capture(other, { language: null });
  flow.clock.advance(3 * HOUR - 60);
  await round();
  expect(await statesOf(email)).toEqual(['waiting']);
  flow.clock.advance(61);
  await round();
  await round();
  const [mail, second] = await remindersTo(email);
  expect([mail?.subject, second]).toEqual(['Guardamos tu carrito', undefined]);
  expect(await statesOf(email)).toEqual(['sent']);
  expect([await remindersTo(other), await statesOf(other)]).toEqual([[], []]);
  const body = { token: tokenIn(mail?.text ?? '', 'restore'), language: 'es' };
  const restored = RestoreCartResponse.parse(
    await (await send('POST', '/api/cart-reminders/restore', { body })).json(),
  );
  const { packageId, price } = flow.plan();
  expect(restored).toMatchObject({
    state: 'found',
    items: [{ packageId, quantity: 2, priceCents: Math.round(price * 100) }],
  });
  expect(JSON.stringify(restored)).toContain('"title":"eSIM para ');
  const nonsense = await send('POST', '/api/cart-reminders/restore', { body: { token: 'nonsense' } });
  expect(RestoreCartResponse.parse(await nonsense.json())).toEqual({ state: 'unknown' });
});

test('LEAD-05 the box of the last submit counts, and the three hours begin with it', async () => {
  const [again, not] = [anEmail(), anEmail()];
  await capture(again);
  await capture(not);
  flow.clock.advance(2 * HOUR);
  // Both submits belong to one lead; the day must not change between them.
  await flow.run(sql`update leads set captured_at = ${flow.clock.now()} where email in (${again}, ${not})`);
  await capture(again);
  await capture(not, { language: null });
  flow.clock.advance(2 * HOUR);
  await round();
  expect([await statesOf(again), await statesOf(not)]).toEqual([['waiting'], []]);
  flow.clock.advance(HOUR + 1);
  await round();
  expect(await statesOf(again)).toEqual(['sent']);
});

test('LEAD-06 a later submit does not change the consent of a reminder that was sent', async () => {
  const email = anEmail();
  const consents = () =>
    flow.rows(
      z.object({ language: z.string(), at: z.string() }),
      sql`select r.language, r.consented_at::text as at from cart_reminders r join leads l on l.id = r.lead_id
        where l.email = ${email}`,
    );
  await capture(email);
  await afterThreeHours();
  const sent = await consents();
  // The day must not change between the two submits.
  await flow.run(sql`update leads set captured_at = ${flow.clock.now()} where email = ${email}`);
  await capture(email, { language: 'es' });
  expect([sent.length, await consents()]).toEqual([1, sent]);
});

test('LEAD-07 an order that was paid before the box was ticked prevents no reminder', async () => {
  const email = anEmail();
  const { url, sessionId } = await flow.checkout({ email });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  flow.clock.advance(60);
  await capture(email);
  await afterThreeHours();
  expect(await statesOf(email)).toEqual(['sent']);
});

test('LEAD-07 nobody is reminded of a cart that was paid meanwhile, or whose plans are gone', async () => {
  const [paid, gone] = [anEmail(), anEmail()];
  await capture(paid);
  await capture(gone, { index: 3 });
  const { url, sessionId } = await flow.checkout({ email: paid });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  await flow.run(sql`update packages set withdrawn_at = now() where package_id = ${flow.plan(3).packageId}`);
  await afterThreeHours();
  expect([await statesOf(paid), await statesOf(gone)]).toEqual([['skipped'], ['skipped']]);
  expect([await remindersTo(paid), await remindersTo(gone)]).toEqual([[], []]);
});

test('LEAD-09 one click ends reminders of carts for the address, whatever is ticked later', async () => {
  const email = anEmail();
  await capture(email);
  await afterThreeHours();
  const [mail] = await remindersTo(email);
  const token = tokenIn(mail?.text ?? '', 'stop');
  const headers = await headersOf(flow, email, SUBJECT);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toMatch(new RegExp(String.raw`List-Unsubscribe: <http\S+/cart-reminder/stop/${token}>`));
  const oneClick = await fetch(`${flow.parts().origin}/cart-reminder/stop/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(oneClick.status).toBe(200);
  flow.clock.advance(8 * 24 * HOUR);
  await capture(email);
  await afterThreeHours();
  expect((await statesOf(email)).toSorted()).toEqual(['sent', 'skipped']);
  const choice = await send('POST', '/api/cart-reminders/choice', { body: { token, isWanted: true } });
  expect(MailChoiceResponse.parse(await choice.json())).toEqual({ state: 'saved', isWanted: true });
  flow.clock.advance(24 * HOUR);
  await capture(email);
  await afterThreeHours();
  expect(await remindersTo(email)).toHaveLength(2);
});
