import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { oneAfterTheOther } from '#tests/database/one-after-the-other.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from './sharing.ts';

const flow = anOrderFlow();
const { get, send, anOwner, open, preview, reveal } = sharingIn(flow);

const ENDED = { state: 'ended', canResend: false, hasNewer: false };
const HOUR = 3_600;
/** Statements that wait for a lock of another one. */
const WAITING = sql`select count(*) from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;
const Count = z.object({ count: z.coerce.number() });

/** The clock goes back after each test, and limits that were used in the future would refuse everything until then. */
beforeEach(() => flow.run(sql`delete from rate_limits`));

const revealedIn = (shares: readonly { revealedAt: string | null }[]) =>
  shares.map(({ revealedAt }) => revealedAt !== null);

test('SHARE-05 a link has a secret of 128 bits, and the database has only its hash', async () => {
  const { share, list } = await anOwner();
  const { link, share: made } = await share();
  const secret = secretIn(link?.url);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  const stored = await flow.rows(
    z.object({ text: z.string(), hash: z.string() }),
    sql`select s::text as text, encode(secret_hash, 'hex') as hash from shares s where id = ${made.id}`,
  );
  expect(stored.map(({ hash }) => hash)).toEqual([createHash('sha256').update(secret).digest('hex')]);
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(await list())).not.toContain(secret);
});

test('API-22 SHARE-06 SHARE-08 SHARE-11 a link reveals the eSIM for 72 hours, as often as it is opened, and records the first time', async () => {
  const { esim, share, list, read } = await anOwner();
  const secret = secretIn((await share()).link?.url);
  const before = await preview(secret);
  expect(before).toMatchObject({ state: 'active', country: esim.country });
  expect(JSON.stringify(before)).not.toContain(esim.iccid);
  expect(await open('installed', { secret, isInstalled: true }).then((r) => r.json())).toEqual(ENDED);
  expect(revealedIn(await list())).toEqual([false]);

  const first = await reveal(secret);
  expect(first).toMatchObject({ state: 'active', isInstalled: false, esim: { iccid: esim.iccid } });
  expect(JSON.stringify(first)).not.toContain(esim.orderNumber);
  const [opened] = await list();
  flow.clock.advance(HOUR);
  expect(await reveal(secret)).toMatchObject({ state: 'active' });
  expect((await list())[0]).toEqual(opened);
  expect(opened?.revealedAt).not.toBeNull();

  await open('installed', { secret, isInstalled: true });
  expect(await read()).toMatchObject({ isInstalled: true });
  flow.clock.advance(71 * HOUR - 60);
  expect(await preview(secret)).toMatchObject({ state: 'active' });
  flow.clock.advance(61);
  expect([await preview(secret), await reveal(secret)]).toEqual([ENDED, ENDED]);
  expect((await list())[0]).toMatchObject({ state: 'expired' });
});

test('ESIM-34 the link to a recycled eSIM has ended', async () => {
  const { esim, share } = await anOwner();
  const secret = secretIn((await share()).link?.url);
  expect(await reveal(secret)).toMatchObject({ state: 'active' });
  await flow.run(sql`update esims set status = 'recycled', next_read_at = null where id = ${esim.id}`);
  expect([await preview(secret), await reveal(secret)]).toEqual([ENDED, ENDED]);
});

test('SHARE-37 SHARE-46 SHARE-19 a link says that its eSIM is in use or has ended, without a time, an amount or its owner', async () => {
  const { email, esim, share } = await anOwner();
  const secret = secretIn((await share({ channel: 'link', recipientName: 'Carmen' })).link?.url);
  const useOf = async () => {
    const shown = await reveal(secret);
    return shown.state === 'active' ? shown.use : null;
  };
  const lifeOf = async () => {
    const shown = await preview(secret);
    return shown.state === 'active' ? shown.life : null;
  };
  expect(await lifeOf()).toBe('new');
  const fresh = { status: 'ready_to_install', isConnected: false, hasStarted: false, end: null };
  expect(await useOf()).toEqual(fresh);
  const [startedAt, endsAt] = [new Date('2020-03-04T05:06:07Z'), new Date('2040-03-04T05:06:07Z')];
  await flow.run(sql`update esims set status = 'active', first_connected_at = ${startedAt.toISOString()},
    expires_at = ${endsAt.toISOString()}, next_read_at = null where id = ${esim.id}`);
  expect(await useOf()).toEqual({ status: 'active', isConnected: true, hasStarted: true, end: null });
  expect(await lifeOf()).toBe('in-use');
  expect(await (await open('preview', { secret })).text()).not.toMatch(/2020|2040|Megabytes|Carmen/);
  const text = await (await open('reveal', { secret })).text();
  expect(text).not.toMatch(/2020|2040|Megabytes|Carmen/);
  for (const owned of [email, esim.id, esim.orderNumber]) expect(text).not.toContain(owned);

  await flow.run(sql`update esims set status = 'finished' where id = ${esim.id}`);
  expect(await useOf()).toMatchObject({ status: 'finished', end: 'data' });
  expect(await lifeOf()).toBe('ended');
  await flow.run(
    sql`update esims set status = 'active', expires_at = ${startedAt.toISOString()} where id = ${esim.id}`,
  );
  expect(await useOf()).toMatchObject({ status: 'expired', isConnected: true, end: 'days' });
});

test('SHARE-07 SHARE-12 revoked, replaced, expired, unknown and malformed links are answered alike', async () => {
  const { share, list, revoke } = await anOwner();
  const revoked = await share();
  await revoke(revoked.share.id);
  const replaced = await share({ channel: 'whatsapp' });
  const last = await share({ channel: 'sms', recipientName: 'Ana' });
  expect((await list()).map(({ channel, state }) => [channel, state])).toEqual([
    ['sms', 'active'],
    ['whatsapp', 'revoked'],
    ['link', 'revoked'],
  ]);
  const answers = async (secret: string) =>
    Promise.all(
      (['preview', 'reveal', 'installed'] as const).map(async (action) => {
        const body = action === 'installed' ? { secret, isInstalled: true } : { secret };
        const response = await open(action, body);
        return [response.status, [...response.headers.keys()], await response.text()];
      }),
    );
  const unknown = await answers('AAAAAAAAAAAAAAAAAAAAAA');
  expect(JSON.stringify(unknown)).toContain('ended');
  for (const malformed of ['', 'short', 'ñ\0', 'A'.repeat(2_000)])
    expect(await answers(malformed)).toEqual(unknown);
  expect(await answers(secretIn(revoked.link?.url))).toEqual(unknown);
  expect(await answers(secretIn(replaced.link?.url))).toEqual(unknown);
  expect(await preview(secretIn(last.link?.url))).toMatchObject({ state: 'active' });
  flow.clock.advance(72 * HOUR);
  expect(await answers(secretIn(last.link?.url))).toEqual(unknown);
});

test('SHARE-13 a new link leaves a link that was opened', async () => {
  const { share } = await anOwner();
  const opened = secretIn((await share()).link?.url);
  await reveal(opened);
  await share();
  expect(await reveal(opened)).toMatchObject({ state: 'active' });
});

test('SHARE-36 whoever opened an earlier link neither marks nor unmarks the eSIM once a newer link was opened', async () => {
  const owner = await anOwner();
  const first = secretIn((await owner.share()).link?.url);
  await reveal(first);
  const mark = async (secret: string, isInstalled: boolean): Promise<unknown> =>
    (await open('installed', { secret, isInstalled })).json();
  const isMarked = async () => (await owner.read())?.isInstalled;
  const second = secretIn((await owner.share()).link?.url);
  // Nobody has opened the second one yet.
  expect(await mark(first, true)).toEqual({ state: 'active', isInstalled: true });
  await reveal(second);
  expect(await mark(first, false)).toMatchObject({ state: 'ended' });
  expect(await isMarked()).toBe(true);
  expect(await mark(second, false)).toEqual({ state: 'active', isInstalled: false });
  expect(await mark(first, true)).toMatchObject({ state: 'ended' });
  expect(await isMarked()).toBe(false);
});

test('SHARE-13 of links made at the same moment one works: each waits for the eSIM', async () => {
  const { esim, share, list } = await anOwner();
  const links = await flow.parts().shop.postgres.transaction(async (tx) => {
    await tx.execute(sql`select 1 from esims where id = ${esim.id} for no key update`);
    const made = Promise.all([share(), share()]);
    await eventually(async () => expect(await flow.rows(Count, WAITING)).toEqual([{ count: 2 }]));
    return { made };
  });
  const shown = (await links.made).map(async ({ link }) => (await reveal(secretIn(link?.url))).state);
  expect((await Promise.all(shown)).toSorted()).toEqual(['active', 'ended']);
  expect((await list()).map(({ state }) => state).toSorted()).toEqual(['active', 'revoked']);
});

const lockOf = (shareId: string) => ({
  statement: 'select 1 from shares where id = $1 for update',
  values: [shareId],
});

test('SHARE-07 a link that is opened a moment before it is revoked shows the eSIM, and says so', async () => {
  const { share, revoke, list } = await anOwner();
  const { share: made, link } = await share();
  const [shown] = await oneAfterTheOther(flow.parts().shop.postgres, lockOf(made.id), [
    () => reveal(secretIn(link?.url)),
    () => revoke(made.id),
  ]);
  expect(shown).toMatchObject({ state: 'active' });
  expect((await list()).map(({ state }) => state)).toEqual(['revoked']);
  expect(revealedIn(await list())).toEqual([true]);
});

test('SHARE-07 a link that is revoked a moment before it is opened shows nothing', async () => {
  const { share, revoke, list } = await anOwner();
  const { share: made, link } = await share();
  const [, shown] = await oneAfterTheOther(flow.parts().shop.postgres, lockOf(made.id), [
    () => revoke(made.id),
    () => reveal(secretIn(link?.url)),
  ]);
  expect(shown).toEqual(ENDED);
  expect((await list()).map(({ state }) => state)).toEqual(['revoked']);
  expect(revealedIn(await list())).toEqual([false]);
});

test('SHARE-14 the link to a refunded eSIM has ended, and it cannot be shared again', async () => {
  const { esim, share, post, path } = await anOwner();
  const secret = secretIn((await share()).link?.url);
  await flow.run(sql`
    insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at)
    select p.payment_id, e.unit_id, 'guarantee', 1, 'due', e.id::text, now()
    from esims e join order_units u on u.id = e.unit_id join payments p on p.order_id = u.order_id
    where e.id = ${esim.id}`);
  expect([await preview(secret), await reveal(secret)]).toEqual([ENDED, ENDED]);
  expect(await errorOf(await post(path, { channel: 'link' }))).toMatchObject({ code: 'cannot-be-shared' });
});

test.each(['expired', 'finished', 'recycled'])(
  'SHARE-14 an eSIM that is %s cannot be shared, and its link is not sent again',
  async (status) => {
    const { esim, share, post, path } = await anOwner();
    const { share: made } = await share();
    await flow.run(sql`update esims set status = ${status}, next_read_at = null where id = ${esim.id}`);
    for (const to of [path, `${path}/${made.id}/remind`])
      expect(await errorOf(await post(to, { channel: 'link' }))).toMatchObject({
        status: 409,
        code: 'cannot-be-shared',
      });
  },
);

test('SHARE-15 SHARE-25 the recipient’s name belongs to the link, and the eSIM keeps its own name', async () => {
  const { share, read } = await anOwner();
  await share({ channel: 'link', recipientName: ' Carmen ' });
  expect(await read()).toMatchObject({ name: null, given: { recipientName: 'Carmen' } });
  await share({ channel: 'link', recipientName: 'Diego' });
  expect(await read()).toMatchObject({ name: null, given: { recipientName: 'Diego' } });
});

test('SHARE-30 the list names each recipient to the sender, and the link tells nobody', async () => {
  const { share, list } = await anOwner();
  await share({ channel: 'email', email: 'eva@example.com', recipientName: ' Eva from work ' });
  const { link } = await share({ channel: 'sms', recipientName: 'Tío 2' });
  await share({ channel: 'link', recipientName: '' });
  const named = (await list()).map(({ channel, recipient, recipientName }) => [
    channel,
    recipient,
    recipientName,
  ]);
  expect(named).toEqual([
    ['link', null, null],
    ['sms', null, 'Tío 2'],
    ['email', 'eva@example.com', 'Eva from work'],
  ]);
  const { link: last } = await share({ channel: 'sms', recipientName: 'Tío 3' });
  for (const action of ['preview', 'reveal'] as const) {
    const response = await open(action, { secret: secretIn(last?.url) });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/Tío|Eva/);
  }
  expect(link?.url).not.toMatch(/T%C3%ADo|Eva/);
});

test('SHARE-16 links, reminders, emails and openings are limited', async () => {
  const { path, post, list } = await anOwner();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await post(path, { channel: 'link' })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const [newest] = await list();
  expect((await post(`${path}/${newest?.id ?? ''}/remind`)).status).toBe(429);

  const others = await Promise.all([anOwner(), anOwner()]);
  const mails: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const owner = others[count % 2];
    const sent = await owner?.post(owner.path, {
      channel: 'email',
      email: `Eva+${count}@example.com`,
    });
    mails.push(sent?.status ?? 0);
  }
  expect(mails).toEqual([...Array.from({ length: 8 }, () => 200), 429]);

  const secret = 'A'.repeat(22);
  const tries = await Promise.all(Array.from({ length: 130 }, () => open('preview', { secret })));
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  const refused = tries.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('SHARE-02 SHARE-03 an invalid address, channel or name is refused', async () => {
  const { path, post } = await anOwner();
  const bodies = [
    { channel: 'email', email: 'eva' },
    { channel: 'email' },
    { channel: 'pigeon' },
    { channel: 'gift' },
    { channel: 'link', recipientName: 'a\nb' },
    { channel: 'link', email: 'eva@example.com' },
  ];
  for (const body of bodies)
    expect(await errorOf(await post(path, body))).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('SHARE-17 a share belongs to its eSIM and its owner: every other path to it is a 404', async () => {
  const [ana, eva] = await Promise.all([anOwner(0, 2), anOwner()]);
  const { share } = await ana.share();
  const another = ana.esims.find(({ id }) => id !== ana.esim.id);
  for (const action of ['revoke', 'remind'])
    expect((await ana.post(`/api/esims/${another?.id ?? ''}/shares/${share.id}/${action}`)).status).toBe(404);
  const strange = [
    `${eva.path}/${share.id}/revoke`,
    `${eva.path}/${share.id}/remind`,
    `${ana.path}/${share.id}/revoke`,
    `${ana.path}/${share.id}/remind`,
  ];
  for (const path of strange)
    expect((await send('POST', path, { body: {}, cookie: eva.session })).status).toBe(404);
  expect((await get(`/api/orders/${ana.esim.orderNumber}/hand-out`, eva.session)).status).toBe(404);
  expect(await ana.list()).toMatchObject([{ id: share.id, state: 'active' }]);
});
