import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LeadsResponse, NewsletterResponse } from '#contract/admin/contacts.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { aLead, aSubscription } from './reach-changes.ts';
import { refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);

const newsletter = async ({ cookie }: Member, query: string) =>
  NewsletterResponse.parse(await (await get(`/api/admin/newsletter?${query}`, cookie)).json());
const leads = async ({ cookie }: Member, query: string) =>
  LeadsResponse.parse(await (await get(`/api/admin/leads?${query}`, cookie)).json());
const linesOf = (file: string) => file.trimEnd().split('\r\n').slice(1);

async function aRequest(email: string): Promise<void> {
  await flow.run(sql`insert into newsletter_mails (kind, email, language, consent_text, status, created_at)
    values ('confirm', ${email}, 'en', 'newsletter-1', 'refused', now())`);
}

test('ADMIN-14 ADMIN-77 the list and the file have confirmed addresses only, unless another state is chosen', async () => {
  const boss = await aMember('admin');
  const name = randomUUID().slice(0, 12);
  const [confirmed, waiting, ended] = ['a', 'b', 'c'].map((end) => `${name}${end}@example.com`);
  if (confirmed === undefined || waiting === undefined || ended === undefined) throw new Error('no address');
  await aSubscription(flow, confirmed);
  await aRequest(confirmed);
  await aRequest(waiting);
  await aSubscription(flow, ended);
  await flow.run(sql`update newsletter_subscriptions set ended_at = now() where email = ${ended}`);
  const emails = async (query: string) =>
    (await newsletter(boss, `search=${name.toUpperCase()}&${query}`)).addresses.map(({ email }) => email);
  expect(await emails('')).toEqual([confirmed]);
  expect(await emails('state=waiting')).toEqual([waiting]);
  expect(await emails('state=ended')).toEqual([ended]);
  expect(await emails('language=es&source=form')).toEqual([confirmed]);
  expect(await emails('language=en')).toEqual([]);
  expect(await emails('to=2020-01-01')).toEqual([]);
  const { cookie } = boss;
  const body = { search: name };
  const lines = linesOf(await (await send('POST', '/api/admin/newsletter/export', { body, cookie })).text());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${confirmed},confirmed,es,form,newsletter-1,`);
  expect((await audit())[0]).toMatchObject({
    action: 'newsletter-exported',
    after: { rows: 1, state: 'confirmed' },
  });
  const token = /unsubscribe\/([^,"]+)$/.exec(lines[0] ?? '')?.[1];
  const choice = { token, isWanted: false, language: 'en' };
  const left = await send('POST', '/api/newsletter/choice', { body: choice });
  expect(await left.json(), 'the link of the file unsubscribes').toEqual({ state: 'saved', isWanted: false });
  expect(await emails('state=ended')).toEqual([confirmed, ended]);
});

test('ADMIN-78 staff remove an address: a subscription ends, a request is deleted, a lead goes with its reminder', async () => {
  const boss = await aMember('admin');
  const { cookie } = boss;
  const email = `${randomUUID()}@example.com`;
  const id = await aSubscription(flow, email);
  const remove = (path: string) => send('DELETE', `/api/admin/${path}`, { body: {}, cookie });
  expect((await remove(`newsletter/${id}`)).status).toBe(200);
  const entries = await audit();
  expect(entries[0]).toMatchObject({
    target_id: id,
    before: { state: 'confirmed' },
    after: { state: 'ended' },
  });
  expect(JSON.stringify(entries[0])).not.toContain(email);
  expect((await remove(`newsletter/${id}`)).status, 'twice').toBe(200);
  expect(await audit()).toHaveLength(entries.length);
  const kept = sql`select ended_at::text from newsletter_subscriptions where email = ${email}`;
  const [row] = await flow.rows(z.object({ ended_at: z.string() }), kept);
  expect(row?.ended_at).toBeDefined();

  const other = `${randomUUID()}@example.com`;
  await aRequest(other);
  const [waiting] = (await newsletter(boss, `search=${other}&state=waiting`)).addresses;
  expect((await remove(`newsletter/${waiting?.id ?? ''}`)).status).toBe(200);
  expect((await newsletter(boss, `search=${other}&state=waiting`)).addresses).toEqual([]);

  const lead = await aLead(flow, email);
  await flow.run(sql`insert into cart_reminders (lead_id, language, consent_text, consented_at, status, due_at, created_at)
    values (${lead}, 'en', 'cart-reminder-1', now(), 'waiting', now(), now())`);
  expect((await remove(`leads/${lead}`)).status).toBe(200);
  const left = sql`select 1 from cart_reminders where lead_id = ${lead} union all select 1 from leads where email = ${email}`;
  expect(await flow.rows(z.unknown(), left)).toEqual([]);
  expect((await remove(`leads/${lead}`)).status).toBe(404);
});

test('ADMIN-14 ADMIN-79 ADMIN-22 a lead has cart, value, source and campaign, and its file runs no formula', async () => {
  const boss = await aMember('admin');
  const email = `+${randomUUID()}@example.com`;
  await aLead(flow, email);
  const [lead] = (await leads(boss, `search=${encodeURIComponent(email)}&origin=mailing`)).leads;
  expect(lead).toMatchObject({
    email,
    source: 'checkout',
    cart: [{ packageId: 'japan', priceCents: 950, quantity: 2, title: '=1+1', country: 'Japan' }],
    cartValueCents: 1900,
    utm: { source: 'mailing', campaign: '@autumn', medium: null },
    state: 'open',
    wantsReminder: false,
  });
  expect((await leads(boss, `search=${encodeURIComponent(email)}&origin=nothing`)).leads).toEqual([]);
  expect((await leads(boss, `search=${encodeURIComponent(email)}&state=bought`)).leads).toEqual([]);
  const { cookie } = boss;
  const body = { search: email };
  const [line] = linesOf(await (await send('POST', '/api/admin/leads/export', { body, cookie })).text());
  expect(line).toContain(`'${email},`);
  expect(line).toContain("'@autumn");
  expect((await audit())[0]).toMatchObject({ action: 'leads-exported', after: { rows: 1 } });
});

test('ADMIN-76 ADMIN-23 a page and the whole file continue after the last row; an old sign-in exports nothing', async () => {
  const boss = await aMember('admin');
  const { cookie } = boss;
  const name = randomUUID();
  // The same moment for all: the id decides the order.
  await flow.run(sql`insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at)
    select ${name} || n || '@example.com', 'en', 'newsletter-1', 'account', now(), now() from generate_series(1, 2500) n`);
  const first = await newsletter(boss, `search=${name}`);
  const second = await newsletter(boss, `search=${name}&before=${first.next ?? ''}`);
  const ids = [...first.addresses, ...second.addresses].map(({ id }) => id);
  expect(new Set(ids).size).toBe(100);
  const post = (body: object) => send('POST', '/api/admin/newsletter/export', { body, cookie });
  const lines = linesOf(await (await post({ search: name })).text());
  expect(new Set(lines).size).toBe(2_500);
  const entries = (await audit()).length;
  flow.clock.advance(11 * 60);
  expect(await refusalIn(await post({ search: name }))).toEqual([403, 'confirm-password']);
  expect(await audit()).toHaveLength(entries);
});
