import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLinkTokens } from '#adapters/encryption/create-link-tokens.ts';
import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { deliveredEsims, lowData } from '../esims/delivered-esims.ts';
import { customersOf } from '../order-flow/customers.ts';
import { SECRET } from '../order-flow/parts.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer, esimsOf } = customersOf(flow);
const { notify, connect, stateOf } = deliveredEsims(flow);

/** The clock goes back after each test, and limits that were used in the future would refuse everything until then. */
beforeEach(() => flow.run(sql`delete from rate_limits`));

const Life = z.object({ totalMegabytes: z.number() });
const Sources = z.object({ messages: z.array(z.object({ id: z.string(), subject: z.string() })) });

async function aTraveller(index = 0) {
  const { email, session } = await aSignedInCustomer(index);
  const [esim] = await esimsOf(session);
  if (esim === undefined) throw new Error('The customer has no eSIM');
  const { id, iccid } = esim;
  const path = `/network/esims/${iccid}`;
  /** The network sends its notice, and the shop reads the eSIM. */
  const noticed = async () => {
    flow.clock.advance(60);
    const readAt = async () =>
      flow.rows(
        z.object({ at: z.string().nullable() }),
        sql`select read_at::text as at from esims where id = ${id}`,
      );
    const before = await readAt();
    expect((await notify(lowData(iccid))).status).toBe(200);
    await eventually(async () => expect(await readAt()).not.toEqual(before), 10_000);
  };
  return {
    id,
    iccid,
    email,
    session,
    noticed,
    uses: async (share: number) => {
      const { totalMegabytes } = Life.parse(await flow.control('GET', path));
      await flow.control('POST', `${path}/usage`, { usedMegabytes: Math.ceil(totalMegabytes * share) });
    },
  };
}

/** The minutely job: its schedule follows the machine's clock, so the test queues it. */
async function round(): Promise<void> {
  const { queue } = flow.parts().shop;
  const rounds = sql`select id::text from jobs.job where name = 'queue-reminders' and state = 'completed'`;
  const before = (await flow.rows(z.object({ id: z.string() }), rounds)).length;
  await queue.enqueue({ name: 'queue-reminders', data: {} });
  await eventually(async () => {
    expect((await flow.rows(z.object({ id: z.string() }), rounds)).length).toBeGreaterThan(before);
  }, 20_000);
}

/** A job that failed is repeated when its lock has ended. */
const RETRY_AFTER_SECONDS = 60;

/** No reminder waits any more. */
const settled = () =>
  eventually(async () => {
    expect(await flow.rows(z.unknown(), sql`select id from reminders where status = 'due'`)).toEqual([]);
  }, 20_000);

async function remindersTo(email: string): Promise<readonly string[]> {
  await round();
  await settled().catch(async () => {
    // What a busy machine made fail is repeated by a later round, as in the shop.
    flow.clock.advance(RETRY_AFTER_SECONDS);
    await round();
    await settled();
  });
  const mails = await flow.mailsTo(email);
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /left on|used up|ends in|Did the/.test(subject));
}

async function rawReminderTo(email: string): Promise<string> {
  const { origin } = flow.parts().sandbox;
  const list = await fetch(`${origin}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const found = Sources.parse(await list.json()).messages.find(({ subject }) => /left on/.test(subject));
  return (await fetch(`${origin}/mailbox/messages/${found?.id ?? ''}/source`)).text();
}

const unfold = (raw: string) => raw.replaceAll(/\r?\n[ \t]+/g, ' ');

/** A reminder about 75 % that arrived by SMTP, with its link. */
async function aReminded(index = 0) {
  const traveller = await aTraveller(index);
  await connect(traveller.iccid);
  await traveller.uses(0.8);
  await traveller.noticed();
  expect(await remindersTo(traveller.email)).toHaveLength(1);
  const headers = unfold(await rawReminderTo(traveller.email));
  const url = /^List-Unsubscribe: <(\S+)>$/m.exec(headers)?.[1] ?? '';
  return { ...traveller, headers, url };
}

const oneClick = (url: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
/** The groups that an address does not get, as they are stored. */
const endedBy = async (email: string) => {
  const query = sql`select reminder_group as name from reminder_optouts where email = ${email} order by 1`;
  return (await flow.rows(z.object({ name: z.string() }), query)).map(({ name }) => name);
};
const ALL = REMINDER_GROUPS.toSorted();

test('USAGE-18 USAGE-22 USAGE-23 a notice of the network leads to one reminder each at 75 % and at 90 %, with a chosen top-up', async () => {
  const { email, id, noticed, uses, headers } = await aReminded();
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [mail] = (await flow.mailsTo(email)).filter(({ subject }) => subject.includes('left on'));
  const link = new URL(/https?:\/\/\S+\/topup\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none');
  expect(link.searchParams.get('esim')).toBe(id);
  const offers = await send('POST', '/api/topup-offers', { body: { target: { esimId: id } } });
  expect(offers.status).toBe(401);
  expect(link.searchParams.get('package')).toMatch(/topup/);
  expect(mail?.text).toMatch(/for \$\d+\.\d\d/);
  expect(mail?.text).toMatch(/Reading of: .+ UTC/);

  await noticed();
  expect(await remindersTo(email)).toHaveLength(1);
  await uses(0.93);
  await noticed();
  expect(await remindersTo(email)).toHaveLength(2);
  await noticed();
  expect(await remindersTo(email)).toHaveLength(2);
}, 60_000);

test('USAGE-18 REVIEW-01 data that is used up between two readings is said in one mail, and no review is asked for', async () => {
  const { id, email, iccid, noticed, uses } = await aTraveller(4);
  await connect(iccid);
  await uses(1);
  await noticed();
  expect(await stateOf(id)).toMatchObject({ status: 'finished' });
  expect(await remindersTo(email)).toEqual([expect.stringMatching(/^Your data for .+ is used up$/)]);
  expect((await flow.mailsTo(email)).filter(({ subject }) => subject.startsWith('How was'))).toEqual([]);
  await noticed();
  expect(await remindersTo(email)).toHaveLength(1);
}, 60_000);

test('USAGE-19 three days before the end one reminder is sent, without any reading', async () => {
  // One that is no longer than three days would get no such reminder.
  await flow.run(sql`update packages set validity_days = 7 where package_id = ${flow.plan(1).packageId}`);
  const { id, email, iccid, noticed } = await aTraveller(1);
  await connect(iccid);
  await noticed();
  expect((await stateOf(id)).status).toBe('active');
  await flow.run(sql`update esims set expires_at = ${flow.clock.now().toISOString()}::timestamptz + interval '73 hours',
    remind_at = ${flow.clock.now().toISOString()}::timestamptz + interval '1 hour' where id = ${id}`);
  expect(await remindersTo(email)).toEqual([]);
  flow.clock.advance(3_601);
  const [subject, ...more] = await remindersTo(email);
  expect(subject).toMatch(/ends in less than 3 days$/);
  expect(more).toEqual([]);
}, 60_000);

test('USAGE-20 USAGE-21 an eSIM that nobody installed is asked about; one that was marked meanwhile is not', async () => {
  const waiting = await aTraveller(2);
  const installed = await aTraveller(3);
  for (const { id, noticed } of [waiting, installed]) {
    await noticed();
    await flow.run(sql`update esims set created_at = created_at - interval '4 days', remind_at = created_at
      where id = ${id}`);
  }
  await send('PUT', `/api/esims/${installed.id}/installed`, {
    body: { isInstalled: true },
    cookie: installed.session,
  });
  expect(await remindersTo(waiting.email)).toEqual([expect.stringMatching(/^Did the installation/)]);
  expect(await remindersTo(installed.email)).toEqual([]);
}, 60_000);

test('USAGE-24 USAGE-29 opening the link changes nothing; the one click of a mail program ends its group, without a session', async () => {
  const { email, url, uses, noticed } = await aReminded(4);
  for (const method of ['GET', 'HEAD'] as const) await fetch(url, { method });
  for (const body of ['', 'x=1', 'List-Unsubscribe=Maybe'])
    expect((await oneClick(url, body)).status).toBe(404);
  expect((await oneClick(url, 'a'.repeat(2_000))).status).toBe(413);
  expect((await oneClick(`${url}x`)).status).toBe(404);
  expect((await oneClick(url.toLowerCase())).status).toBe(404);
  const token = url.split('/').at(-1) ?? '';
  await send('POST', '/api/reminders/read', { body: { token } });
  expect(await endedBy(email)).toEqual([]);
  expect((await oneClick(url)).status).toBe(200);
  expect((await oneClick(url)).status).toBe(200);
  expect(await endedBy(email)).toEqual(['low-data']);
  await uses(0.95);
  await noticed();
  expect(await remindersTo(email)).toHaveLength(1);
}, 60_000);

test('USAGE-24 USAGE-29 the page of the link ends its group or all, and turns them on again', async () => {
  const { email, url, uses, noticed } = await aReminded(5);
  const token = url.split('/').at(-1) ?? '';
  const read = async (of: string): Promise<unknown> =>
    (await send('POST', '/api/reminders/read', { body: { token: of } })).json();
  const choose = async (body: object): Promise<unknown> =>
    (await send('POST', '/api/reminders/choice', { body })).json();
  const found = (...optedOut: readonly string[]) => ({ state: 'found', group: 'low-data', optedOut });
  expect(await read(token)).toEqual(found());
  expect(await read(`${token}x`)).toEqual({ state: 'unknown' });
  const own = { token, groups: ['low-data'] };
  expect(await choose({ ...own, token: `${token}x`, isWanted: false })).toEqual({ state: 'unknown' });
  expect(await choose({ ...own, isWanted: false })).toEqual(found('low-data'));
  expect(await choose({ token, groups: REMINDER_GROUPS, isWanted: false })).toEqual(
    found(...REMINDER_GROUPS),
  );
  expect(await endedBy(email)).toEqual(ALL);
  expect(await choose({ ...own, isWanted: true })).toEqual(found('plan-ends', 'installation', 'review'));
  for (const body of [{ ...own, groups: [] }, { ...own, groups: ['everything'] }, { token }])
    expect((await send('POST', '/api/reminders/choice', { body: { isWanted: false, ...body } })).status).toBe(
      400,
    );
  await uses(0.95);
  await noticed();
  expect(await remindersTo(email)).toHaveLength(2);
}, 60_000);

test('USAGE-29 a link of an email from before the groups ends all, with one click and on its page', async () => {
  const { email } = await aSignedInCustomer(7);
  const { origin } = flow.parts();
  // As the shop made it then: the address alone.
  const token = createLinkTokens(SECRET, 'reminder').tokenOf(email);
  const read = await send('POST', '/api/reminders/read', { body: { token } });
  expect(await read.json()).toEqual({ state: 'found', group: null, optedOut: [] });
  expect((await oneClick(`${origin}/es/email-reminders/${token}`)).status).toBe(200);
  expect(await endedBy(email)).toEqual(ALL);
}, 60_000);

test('USAGE-28 USAGE-30 a customer ends one group in the account: its reminders stay away, the others come', async () => {
  await flow.run(sql`update packages set validity_days = 7 where package_id = ${flow.plan(8).packageId}`);
  const { id, email, session, iccid, uses, noticed } = await aTraveller(8);
  const shown = async (): Promise<unknown> => (await get('/api/me/reminders', session)).json();
  const save = (body: object) => send('PUT', '/api/me/reminders', { body, cookie: session });
  expect(await shown()).toEqual({ optedOut: [] });
  for (const group of ['low-data', 'review'])
    expect((await save({ group, isWanted: false })).status).toBe(200);
  expect(await (await save({ group: 'review', isWanted: true })).json()).toEqual({ optedOut: ['low-data'] });
  // The whole set at once would overwrite what another tab changed.
  for (const body of [{ isWanted: false }, { group: 'all', isWanted: false }, { optedOut: [] }])
    expect((await save(body)).status).toBe(400);
  expect(await shown()).toEqual({ optedOut: ['low-data'] });

  await connect(iccid);
  await uses(0.8);
  await noticed();
  const now = sql`${flow.clock.now().toISOString()}::timestamptz`;
  await flow.run(
    sql`update esims set expires_at = ${now} + interval '2 days', remind_at = ${now} where id = ${id}`,
  );
  expect(await remindersTo(email)).toEqual([expect.stringMatching(/ends in less than 3 days$/)]);

  expect(await (await save({ group: 'low-data', isWanted: true })).json()).toEqual({ optedOut: [] });
  await flow.run(sql`update esims set remind_at = ${now} where id = ${id}`);
  expect(await remindersTo(email)).toHaveLength(2);
}, 60_000);

test('USAGE-24 the address of a link is encrypted: neither link nor job nor reminder contains it', async () => {
  const { email, url, iccid } = await aReminded(6);
  expect(url).not.toContain(email.split('@')[0]);
  const stored = await flow.rows(
    z.object({ row: z.string() }),
    sql`select r::text as row from reminders r
      union all select j::text from jobs.job j where name in ('queue-reminders', 'send-reminder')`,
  );
  for (const secret of [email, iccid, url.split('/').at(-1) ?? ''])
    expect(JSON.stringify(stored)).not.toContain(secret);
}, 60_000);
