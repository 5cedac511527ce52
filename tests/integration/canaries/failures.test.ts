import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MyEsimInstallResponse } from '#contract/account/my-esims.ts';
import { createLog } from '#server/logging/create-log.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { giftInput, giftFlow, secretsIn } from '../gifts/gift-flow.ts';
import { topupsOf } from '../order-flow/place-topup.ts';
import { anEmail, anOrderFlow, cookiesOf, payOnPage } from '../order-flow/shop.ts';
import { findCanaries, NO_CANARIES, STORED_CANARIES, type Canaries } from './canaries.ts';
import { searchTables } from './search-tables.ts';

const flow = anOrderFlow();
const { get, post, send, esimsOf } = customersOf(flow);
const { topups } = topupsOf(flow);
const gifts = giftFlow(flow);

/** The log as the shop writes it to its file. */
function writtenLog(): string {
  const lines: string[] = [];
  const log = createLog({ clock: flow.clock, write: (line) => lines.push(line) });
  for (const { level, event, fields } of flow.log.lines) log[level](event, fields);
  return lines.join('');
}

/** Payment service, network and mail server each fail once, with an error that repeats what was sent. */
async function buyWhileEverythingFails(email: string) {
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: 'POST /v2/orders', count: 1 });
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: email, count: 1 });
  const { url, sessionId, cookie } = await flow.checkout({ email });
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match: sessionId, count: 1 });
  await payOnPage(url);
  await untilDelivered(sessionId);
  const session = await signInByMail(email);
  const [esim] = await esimsOf(session.cookie);
  const installing = await get(`/api/esims/${esim?.id ?? ''}/install`, session.cookie);
  const { matchingId, iccid } = MyEsimInstallResponse.parse(await installing.json()).esim;
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: `${iccid}/usage` });
  const refreshed = await send('POST', `/api/esims/${esim?.id ?? ''}/refresh`, { cookie: session.cookie });
  expect(refreshed.status).toBe(503);
  await flow.control('DELETE', '/faults');
  const typedIccid = await anIccidOfSomebody();
  await topUpWhileEverythingFails(typedIccid, email);
  return {
    cookie: session.cookie,
    esimId: esim?.id ?? '',
    'typed ICCID': typedIccid,
    'activation code': matchingId,
    ICCID: iccid,
    'sign-in token': session.token,
    'session token': /session_token=([^.;]+)/.exec(session.cookie)?.[1] ?? '',
    'order access token': cookie.slice(cookie.indexOf('=') + 1),
  };
}

/** The ICCID of an eSIM of another customer. */
async function anIccidOfSomebody(): Promise<string> {
  const { url, sessionId } = await flow.checkout({ email: anEmail() });
  await payOnPage(url);
  const { id } = await flow.untilStatus(sessionId, 'fulfilled');
  const [esim] = await flow.rows(
    z.object({ iccid: z.string() }),
    sql`select iccid from esims join order_units u on u.id = unit_id where u.order_id = ${id}`,
  );
  return z.string().parse(esim?.iccid);
}

/** Gives an eSIM to somebody and shares another one, while the mail server defers both mails once. */
async function giveAndShareWhileMailFails(email: string, { cookie, esimId }: Owner) {
  const recipient = `recipient-${randomUUID()}@example.com`;
  const gift = giftInput({
    recipientEmail: recipient,
    recipientName: `Eva ${randomUUID().slice(0, 23)}`,
    giverName: `Ana ${randomUUID().slice(0, 23)}`,
    message: `Enjoy ${randomUUID()}`,
  });
  const friend = anEmail();
  for (const match of [recipient, friend])
    await flow.fault({ service: 'mail', kind: 'rate-limit', match, count: 1 });
  await gifts.buy(gift, { email });
  const body = { channel: 'email', email: friend };
  expect((await send('POST', `/api/esims/${esimId}/shares`, { body, cookie })).status).toBe(200);
  const [giftSecret, shareSecret] = [await secretMailedTo(recipient), await secretMailedTo(friend)];
  for (const secret of [giftSecret, shareSecret]) expect((await gifts.reveal(secret)).status).toBe(200);
  return {
    gift,
    canaries: {
      'gift recipient': recipient,
      'gift name': String(gift['recipientName']),
      'giver name': String(gift['giverName']),
      'gift message': String(gift['message']),
      'gift secret': giftSecret,
      'share secret': shareSecret,
    },
  };
}

type Owner = Readonly<{ cookie: string; esimId: string }>;

const secretMailedTo = (address: string) =>
  eventually(
    async () => {
      flow.clock.advance(90);
      await flow.reconcile();
      const [mail] = await flow.mailsTo(address);
      return z.string().parse(secretsIn(mail ?? { text: '' })[0]);
    },
    60_000,
    500,
  );

/** A guest types the ICCID; the network and the payment service fail once each with what was sent. */
async function topUpWhileEverythingFails(iccid: string, email: string) {
  const target = { iccid };
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: `${iccid}/topups`, count: 1 });
  expect(await (await topups.readOffers(target)).json()).toEqual({ kind: 'unavailable' });
  const { offer } = await topups.offers(target);
  const wrongPrice = { target, offer: { ...offer, priceCents: 1 }, email };
  expect((await topups.submit(wrongPrice)).status).toBe(409);
  await flow.fault({
    service: 'network',
    kind: 'error',
    status: 500,
    match: 'POST /v2/orders/topups',
    count: 1,
  });
  const { url, sessionId } = await topups.checkout({ target, offer, email });
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match: sessionId, count: 1 });
  await payOnPage(url);
  await untilDelivered(sessionId);
}

/** What failed is tried again minutes later. */
function untilDelivered(sessionId: string) {
  return eventually(
    async () => {
      flow.clock.advance(90);
      await flow.reconcile();
      expect((await flow.orderOf(sessionId)).status).toBe('fulfilled');
      expect(await flow.control('GET', '/faults')).toEqual({ faults: [] });
    },
    60_000,
    500,
  );
}

async function signInByMail(email: string) {
  const token = await eventually(
    async () => {
      await flow.reconcile();
      const texts = (await flow.mailsTo(email)).map(({ text }) => text);
      const found = /magic_link=([^&\s]+)/.exec(texts.join('\n'))?.[1];
      return z.string().parse(found);
    },
    60_000,
    500,
  );
  return { token, cookie: cookiesOf(await post('/magic-link/verify', { token })) };
}

/** Requests whose values are part of the statement that fails. */
async function withoutTables(
  gift: ReturnType<typeof giftInput>,
  canaries: Canaries,
): Promise<readonly number[]> {
  const target = { iccid: canaries['typed ICCID'] };
  flow.clock.advance(120);
  const { offer } = await topups.offers(target);
  await flow.run(sql`alter table gifts rename column message to message_gone`);
  await flow.run(sql`alter table shares rename to shares_gone`);
  await flow.run(sql`alter table order_units rename column target_iccid to iccid_gone`);
  const statuses = [
    (await flow.submit({ email: canaries.address, agreed: { gift } })).status,
    (await gifts.reveal(canaries['share secret'])).status,
    (await topups.submit({ target, offer, email: canaries.address })).status,
  ];
  await flow.run(sql`alter table order_units rename column iccid_gone to target_iccid`);
  await flow.run(sql`alter table shares_gone rename to shares`);
  await flow.run(sql`alter table gifts rename column message_gone to message`);
  return statuses;
}

/** A stored tax number, and the same one in a statement that fails. */
async function billWithoutTable(
  email: string,
  cookie: string,
  taxNumber: string,
): Promise<readonly number[]> {
  const [order] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from orders where email = ${email} and user_id is not null and paid_at is not null limit 1`,
  );
  const body = { name: 'Ana', address: '', country: '', taxNumber };
  const save = () => send('PUT', `/api/orders/${order?.id ?? ''}/billing-details`, { body, cookie });
  const stored = await save();
  await flow.run(sql`alter table billing_details rename column changed_at to changed_gone`);
  const failed = await save();
  await flow.run(sql`alter table billing_details rename column changed_gone to changed_at`);
  return [stored.status, failed.status];
}

test('OPS-10 when payment service, network, mail server and database fail, no log line and no job has a secret of the customer or the recipient of a gift', async () => {
  // The accounts library prints some errors of the database itself.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const email = `canary-${randomUUID()}@example.com`;
  const password = `canary ${randomUUID()}`;
  const { cookie, esimId, ...bought } = await buyWhileEverythingFails(email);
  const { gift, canaries: given } = await giveAndShareWhileMailFails(email, { cookie, esimId });
  const taxNumber = `ES${randomUUID()}`;
  const planted = { address: email, password, 'tax number': taxNumber };
  const canaries: Canaries = { ...NO_CANARIES, ...planted, ...bought, ...given };
  expect(await billWithoutTable(email, cookie, taxNumber)).toEqual([200, 500]);
  await flow.fault({ service: 'mail', kind: 'error', status: 550, match: email });
  await post('/request-password-reset', { email });
  await eventually(async () => {
    const mails = await flow.rows(
      z.object({ status: z.string() }),
      sql`select status from account_mails where recipient = ${email}`,
    );
    expect(mails).toEqual([{ status: 'refused' }]);
  });
  await flow.run(sql`alter table users rename to users_gone`);
  const statuses = [
    (await post('/sign-in/email', { email, password })).status,
    (await get('/api/esims', cookie)).status,
    (await post('/magic-link/verify', { token: canaries['sign-in token'] })).status,
  ];
  await flow.run(sql`alter table users_gone rename to users`);
  expect(statuses).toEqual([500, 500, 400]);
  expect(await withoutTables(gift, canaries)).toEqual([500, 500, 500]);

  const events = flow.log.lines.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['network-silent', 'request-failed']));
  const places = [
    ['log', writtenLog()],
    ['console', inspect(printed.mock.calls, { depth: 9 })],
  ] as const;
  expect(findCanaries(places, canaries)).toEqual([]);
  const stored = await searchTables(flow.parts().shop.postgres.pool, canaries);
  for (const value of Object.values(canaries)) expect(value).not.toBe('');
  expect(STORED_CANARIES).toEqual(expect.arrayContaining([...stored]));
  expect(stored).toEqual(
    expect.arrayContaining(STORED_CANARIES.filter((place) => /gift|typed|tax/.test(place))),
  );
}, 120_000);
