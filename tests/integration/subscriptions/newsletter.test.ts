import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  MailChoiceResponse,
  MyNewsletterResponse,
  NewsletterConfirmResponse,
} from '#contract/subscriptions.ts';
import { createNewsletterStore } from '#adapters/postgres/newsletter/newsletter-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { MAIL_LINKS_PER_CLIENT, NEWSLETTER_REQUESTS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { headersOf } from './mail-headers.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer } = customersOf(flow);
const DAY = 24 * 60 * 60;

beforeEach(() => flow.run(sql`delete from rate_limits`));

const subscribe = (email: string, language = 'en') =>
  send('POST', '/api/subscribe-newsletter', { body: { email, language } });

const mailsAbout = async (email: string, words: RegExp) =>
  (await flow.mailsTo(email)).filter(({ subject }) => words.test(subject));
const CONFIRM = /^(?:Confirm the|Confirma el)/;
const WELCOME = /^(?:You are subscribed|Ya recibes)/;

/** No mail about the newsletter waits any more. */
const settled = () =>
  eventually(async () => {
    expect(await flow.rows(z.unknown(), sql`select id from newsletter_mails where status = 'due'`)).toEqual(
      [],
    );
  }, 20_000);

async function tokenIn(email: string, step: 'confirm' | 'unsubscribe'): Promise<string> {
  await settled();
  const mails = await mailsAbout(email, step === 'confirm' ? CONFIRM : WELCOME);
  const [, token = ''] =
    new RegExp(String.raw`/newsletter/${step}/([\w-]+)`).exec(mails[0]?.text ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}

async function confirm(token: string) {
  const response = await send('POST', '/api/newsletter/confirm', { body: { token } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return NewsletterConfirmResponse.parse(await response.json()).state;
}

const subscriptionOf = async (email: string) =>
  flow.rows(
    z.object({
      language: z.string(),
      consent_text: z.string(),
      source: z.string(),
      requested: z.coerce.date(),
      confirmed: z.coerce.date(),
      has_ended: z.boolean(),
    }),
    sql`select language, consent_text, source, requested_at as requested, confirmed_at as confirmed,
      ended_at is not null as has_ended from newsletter_subscriptions where email = ${email}`,
  );

async function aSubscriber() {
  const email = anEmail();
  expect((await subscribe(email)).status).toBe(200);
  expect(await confirm(await tokenIn(email, 'confirm'))).toBe('confirmed');
  return { email, token: await tokenIn(email, 'unsubscribe') };
}

test('NEWS-04 NEWS-06 an address is subscribed by the button behind its mail only, with the consent that was shown', async () => {
  const email = anEmail();
  expect((await subscribe(email.toUpperCase(), 'es')).status).toBe(200);
  const token = await tokenIn(email, 'confirm');
  // A mail scanner opens the link.
  expect((await get(`/es/newsletter/confirm/${token}`)).status).toBe(200);
  expect(await subscriptionOf(email)).toEqual([]);
  flow.clock.advance(3_600);
  expect(await confirm(token)).toBe('confirmed');
  const [stored] = await subscriptionOf(email);
  expect(stored).toMatchObject({
    language: 'es',
    consent_text: 'newsletter-1',
    source: 'form',
    has_ended: false,
  });
  expect((stored?.confirmed.getTime() ?? 0) - (stored?.requested.getTime() ?? 0)).toBeGreaterThan(3_500_000);
  expect(await confirm(token)).toBe('confirmed');
  await settled();
  expect(await mailsAbout(email, WELCOME)).toHaveLength(1);
});

test('NEWS-07 API-09 the answer is the same for every address, and an address gets one mail a day and three a month', async () => {
  const { email } = await aSubscriber();
  const stranger = anEmail();
  const answers = [];
  for (const address of [email, stranger, stranger]) {
    const response = await subscribe(address);
    answers.push([response.status, [...response.headers.keys()].toSorted(), await response.text()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await settled();
  expect(await mailsAbout(email, CONFIRM)).toHaveLength(1);
  expect(await mailsAbout(stranger, CONFIRM)).toHaveLength(1);
  for (let day = 0; day < 4; day += 1) {
    flow.clock.advance(DAY);
    await flow.run(sql`delete from rate_limits`);
    expect((await subscribe(stranger)).status).toBe(200);
    await settled();
  }
  expect(await mailsAbout(stranger, CONFIRM)).toHaveLength(3);
});

test('NEWS-08 one click in the mail program unsubscribes, without a session; the page can undo it', async () => {
  const { email, token } = await aSubscriber();
  const headers = await headersOf(flow, email, WELCOME);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toMatch(
    new RegExp(String.raw`List-Unsubscribe: <http\S+/newsletter/unsubscribe/${token}>`),
  );
  const oneClick = (path: string, body: string) =>
    fetch(`${flow.parts().origin}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const path = `/newsletter/unsubscribe/${token}`;
  expect((await get(path)).status).toBe(200);
  expect((await oneClick(path, 'something=else')).status).toBe(404);
  expect((await oneClick('/newsletter/unsubscribe/nonsense', 'List-Unsubscribe=One-Click')).status).toBe(404);
  expect(await subscriptionOf(email)).toMatchObject([{ has_ended: false }]);
  expect((await oneClick(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await subscriptionOf(email)).toMatchObject([{ has_ended: true }]);
  const choose = async (body: object) =>
    MailChoiceResponse.parse(await (await send('POST', '/api/newsletter/choice', { body })).json());
  expect(await choose({ token, isWanted: true })).toEqual({ state: 'saved', isWanted: true });
  expect(await subscriptionOf(email)).toMatchObject([{ has_ended: false }]);
  expect(await choose({ token: 'nonsense', isWanted: false })).toEqual({ state: 'unknown' });
  // A link is worth nothing for another purpose.
  expect(await confirm(token)).toBe('unknown');
});

test('NEWS-09 a signed-in customer subscribes and unsubscribes in the account, without a confirmation', async () => {
  const { email, session } = await aSignedInCustomer();
  const read = async () =>
    MyNewsletterResponse.parse(await (await get('/api/me/newsletter', session)).json()).isWanted;
  const save = (isWanted: boolean) =>
    send('PUT', '/api/me/newsletter', { body: { isWanted, language: 'es' }, cookie: session });
  expect(await read()).toBe(false);
  expect((await save(true)).status).toBe(200);
  expect(await read()).toBe(true);
  expect(await subscriptionOf(email)).toMatchObject([{ source: 'account', language: 'es' }]);
  await save(false);
  expect(await read()).toBe(false);
});

test('NEWS-02 NEWS-03 NEWS-10 NEWS-11 the form works without scripts, invalid addresses are refused and one client cannot send many', async () => {
  const email = anEmail();
  const post = (path: string, body: Record<string, string>) =>
    fetch(`${flow.parts().origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(body),
    });
  const location = async (path: string, body: Record<string, string>) => {
    const response = await post(path, body);
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };
  expect(await location('/es/newsletter', { email: ` ${email} ` })).toBe('/es/newsletter#sent');
  expect(await location('/newsletter', { email: 'ana' })).toBe('/newsletter#invalid');
  expect(await location('/newsletter', {})).toBe('/newsletter#invalid');
  const cookie = async (path: string, typed: string) =>
    (await post(path, { email: typed })).headers.get('set-cookie');
  expect(await cookie('/es/newsletter', 'ana @')).toMatch(
    /^landfall-newsletter=ana%20%40; Path=\/es\/newsletter; Max-Age=60; HttpOnly/,
  );
  expect((await post('/newsletter', { email: 'x'.repeat(2_000) })).status).toBe(413);
  await settled();
  expect((await mailsAbout(email, CONFIRM))[0]?.subject).toContain('Confirma el');
  for (const body of [{}, { email: '' }, { email: 'ana' }, { email, language: 'fr' }])
    expect(await errorOf(await send('POST', '/api/subscribe-newsletter', { body }))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  for (let sent = 1; sent < NEWSLETTER_REQUESTS_PER_CLIENT.most; sent += 1)
    expect((await subscribe(email)).status).toBe(200);
  expect((await subscribe(email)).status).toBe(429);
  expect(await location('/newsletter', { email })).toBe('/newsletter#failed');
});

test('NEWS-04 only a request can be confirmed, not the mail after it', async () => {
  const { email, token } = await aSubscriber();
  await send('POST', '/api/newsletter/choice', { body: { token, isWanted: false, language: 'en' } });
  const [welcome] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id::text from newsletter_mails where email = ${email} and kind = 'welcome'`,
  );
  const { postgres, queue } = flow.parts().shop;
  const newsletter = createNewsletterStore({
    postgres,
    enqueueWithin: (tx, job) => queue.enqueueWithin(tx, job),
  });
  expect(await newsletter.confirm(welcome?.id ?? '', flow.clock.now())).toBeNull();
  expect((await subscriptionOf(email))[0]?.has_ended).toBe(true);
});

test('NEWS-10 links of mails are used 60 times in ten minutes by one client, whatever their tokens', async () => {
  const limits = createSharedLimits(flow.parts().shop.postgres);
  for (let used = 0; used < MAIL_LINKS_PER_CLIENT.most - 1; used += 1)
    await limits.take(MAIL_LINKS_PER_CLIENT, '127.0.0.1', flow.clock.now());
  expect(await confirm('nonsense')).toBe('unknown');
  const body = { token: 'nonsense', isWanted: true, language: 'en' };
  for (const path of [
    'newsletter/confirm',
    'newsletter/choice',
    'cart-reminders/restore',
    'cart-reminders/choice',
  ])
    expect([path, (await send('POST', `/api/${path}`, { body })).status]).toEqual([path, 429]);
});

test('NEWS-04 a link that is a month old subscribes nobody', async () => {
  const email = anEmail();
  await subscribe(email);
  const token = await tokenIn(email, 'confirm');
  flow.clock.advance(30 * DAY);
  expect(await confirm(token)).toBe('unknown');
  expect(await subscriptionOf(email)).toEqual([]);
});
