import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  DiscountConflict,
  DiscountListResponse,
  DiscountRefusal,
  DiscountResponse,
  SeriesListResponse,
} from '#contract/admin/discounts.ts';
import { DISCOUNT_STATES } from '#core/discounts/discount-state.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { aCode, RULES } from './reach-changes.ts';
import { refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);

const make = (boss: Member, changes: object = {}) => {
  const body = { ...RULES, totalLimit: null, code: aCode(), ...changes };
  return send('POST', '/api/admin/discounts', { body, cookie: boss.cookie });
};
const made = async (boss: Member, changes: object = {}) =>
  DiscountResponse.parse(await (await make(boss, changes)).json()).discount;
const read = async (boss: Member, code: string) =>
  DiscountResponse.parse(await (await get(`/api/admin/discounts/${code}`, boss.cookie)).json()).discount;
const change = (boss: Member, code: string, body: object) =>
  send('PUT', `/api/admin/discounts/${code}`, { body, cookie: boss.cookie });
const pause = (boss: Member, code: string, isActive = false) =>
  send('PUT', `/api/admin/discounts/${code}/active`, { body: { isActive }, cookie: boss.cookie });
const list = async (boss: Member, query: string) =>
  DiscountListResponse.parse(await (await get(`/api/admin/discounts?${query}`, boss.cookie)).json());

test('ADMIN-10 ADMIN-70 an admin makes a code with times of the shop; pressing twice makes one, another of the name is refused', async () => {
  const boss = await aMember('admin');
  const code = aCode();
  const wanted = { code: code.toLowerCase(), startsAt: '2026-01-01T00:00', endsAt: '2090-07-01T09:30' };
  const first = await made(boss, wanted);
  expect(first).toMatchObject({ ...wanted, code, state: 'active' });
  const entries = (await audit()).length;
  expect(await made(boss, wanted)).toMatchObject({ code, edition: 1 });
  expect(await audit()).toHaveLength(entries);
  expect(await refusalIn(await make(boss, { ...wanted, endsAt: null }))).toEqual([409, 'code-taken']);
  const unknown = await make(boss, { packageIds: ['no-such-plan'], destinations: ['atlantis'] });
  expect(unknown.status).toBe(409);
  expect(DiscountRefusal.parse(await unknown.json()).unknown).toEqual(['no-such-plan', 'atlantis']);
  expect((await make(boss, { startsAt: '2026-02-01T00:00', endsAt: '2026-02-01T00:00' })).status).toBe(400);
});

test('ADMIN-71 ADMIN-24 a code with an order keeps its value; the second editor gets both versions', async () => {
  const boss = await aMember('admin');
  const { code } = await made(boss);
  const { sessionId } = await flow.checkout({ email: anEmail(), discountCode: code });
  const ten = { ...RULES, totalLimit: null, edition: 1 };
  const twenty = { ...ten, value: { kind: 'percent', percent: 20 } };
  expect(await refusalIn(await change(boss, code, twenty))).toEqual([409, 'value-fixed']);
  expect((await change(boss, code, { ...ten, totalLimit: 3 })).status).toBe(200);
  const late = await change(boss, code, { ...ten, totalLimit: 9 });
  expect(late.status).toBe(409);
  expect(DiscountConflict.parse(await late.json()).conflict).toMatchObject({
    stored: { totalLimit: 3, edition: 2 },
    sent: { totalLimit: 9 },
  });
  const [entry] = await audit();
  expect(entry).toMatchObject({
    action: 'discount-changed',
    target_id: code,
    before: { percent: 10, totalLimit: null },
    after: { percent: 10, totalLimit: 3 },
  });
  const order = await flow.orderOf(sessionId);
  const discountCents = await flow.rows(
    z.object({ discount_cents: z.int() }),
    sql`select discount_cents from orders where id = ${order.id}`,
  );
  expect(await read(boss, code)).toMatchObject({
    usage: { redeemed: 0, held: 1, givenCents: 0 },
    isValueFixed: true,
  });
  await flow.run(sql`update discount_redemptions set state = 'used' where order_id = ${order.id}`);
  expect((await read(boss, code)).usage).toEqual({
    redeemed: 1,
    held: 0,
    givenCents: discountCents[0]?.discount_cents,
  });
});

test('ADMIN-74 a paused code is refused at the next checkout, and an open payment keeps its discount', async () => {
  const boss = await aMember('admin');
  const { code } = await made(boss);
  const open = await flow.checkout({ email: anEmail(), discountCode: code });
  const before = await flow.orderOf(open.sessionId);
  expect((await pause(boss, code)).status).toBe(200);
  expect((await pause(boss, code)).status, 'twice').toBe(200);
  const refused = await flow.submit({ email: anEmail(), discountCode: code });
  expect(refused.status).not.toBe(200);
  expect(await flow.orderOf(open.sessionId)).toEqual(before);
  expect(await read(boss, code)).toMatchObject({ state: 'paused', usage: { held: 1 } });
  await pause(boss, code, true);
  expect((await flow.submit({ email: anEmail(), discountCode: code })).status).toBe(200);
});

test('COUPON-24 a code for a destination is refused for the plans of others, in the field and at the checkout', async () => {
  const boss = await aMember('admin');
  const slugs = await flow.rows(
    z.object({ slug: z.string() }),
    sql`select slug from packages where package_id = ${flow.plan().packageId}`,
  );
  const own = slugs[0]?.slug ?? '';
  const others = await flow.rows(
    z.object({ slug: z.string() }),
    sql`select distinct slug from packages where slug <> ${own} limit 1`,
  );
  const fits = await made(boss, { destinations: [own] });
  const other = await made(boss, { destinations: [others[0]?.slug] });
  const validate = async (code: string) => {
    const { packageId, price } = flow.plan();
    const body = { p_code: code, p_cart_items: [{ packageId, price, quantity: 1 }], p_subtotal: price };
    const response = await send('POST', '/api/rpc/validate_discount_code', { body });
    return z.unknown().parse(await response.json());
  };
  expect(await validate(fits.code)).toMatchObject({ valid: true });
  expect(await validate(other.code)).toMatchObject({ valid: false, error_code: 'other-plans' });
  expect((await flow.submit({ discountCode: fits.code })).status).toBe(200);
  expect((await flow.submit({ discountCode: other.code })).status).not.toBe(200);
});

test('ADMIN-72 the list finds a code by its beginning and by the state that the screen shows', async () => {
  const boss = await aMember('admin');
  const start = aCode();
  const at = (name: string) => ({ code: `${start}-${name}` });
  await made(boss, at('A'));
  await pause(boss, (await made(boss, { ...at('P'), startsAt: '2090-01-01T00:00' })).code);
  await made(boss, { ...at('L'), startsAt: '2090-01-01T00:00' });
  await made(boss, { ...at('E'), endsAt: '2020-01-01T00:00', totalLimit: 1 });
  await made(boss, { ...at('U'), totalLimit: 1 });
  await flow.run(sql`update discount_codes set uses = 1 where code in (${`${start}-U`}, ${`${start}-E`})`);
  const all = await list(boss, `search=${start.toLowerCase()}`);
  expect(all.discounts.map(({ code }) => code.slice(-1)).join('')).toBe('UELPA');
  for (const state of DISCOUNT_STATES) {
    const { discounts } = await list(boss, `search=${start}&state=${state}`);
    const expected = all.discounts.filter((one) => one.state === state);
    expect(expected, state).toHaveLength(1);
    expect(discounts).toEqual(expected);
  }
});

test('ADMIN-73 ADMIN-23 a series has unique one-time codes, is made once, paused at once, and exported after the password', async () => {
  const boss = await aMember('admin');
  const id = randomUUID();
  const body = { ...RULES, id, prefix: 'summer', count: 1_200 };
  const post = () => send('POST', '/api/admin/discount-series', { body, cookie: boss.cookie });
  const [one, two] = await Promise.all([post(), post()]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const stored = await flow.rows(
    z.object({ code: z.string(), total_limit: z.int() }),
    sql`select code, total_limit from discount_codes where series_id = ${id}`,
  );
  expect(stored).toHaveLength(1_200);
  expect(stored.every(({ total_limit: limit }) => limit === 1)).toBe(true);

  const code = stored[0]?.code ?? '';
  expect((await flow.submit({ email: anEmail(), discountCode: code })).status).toBe(200);
  expect((await flow.submit({ email: anEmail(), discountCode: code })).status, 'a second order').not.toBe(
    200,
  );
  expect(await refusalIn(await change(boss, code, { ...RULES, totalLimit: 1, edition: 1 }))).toEqual([
    409,
    'in-series',
  ]);

  flow.clock.advance(11 * 60);
  const path = `/api/admin/discount-series/${id}/export`;
  const cookie = boss.cookie;
  expect(await refusalIn(await send('POST', path, { body: {}, cookie }))).toEqual([403, 'confirm-password']);
  flow.clock.reset();
  const file = await (await send('POST', path, { body: {}, cookie })).text();
  const lines = file.trimEnd().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(stored.map((row) => row.code)));
  expect((await audit())[0]).toMatchObject({ action: 'discount-series-exported', after: { rows: 1_200 } });

  const stop = { body: { isActive: false }, cookie };
  expect((await send('PUT', `/api/admin/discount-series/${id}/active`, stop)).status).toBe(200);
  expect((await flow.submit({ email: anEmail(), discountCode: stored[1]?.code ?? '' })).status).not.toBe(200);
  const { series } = SeriesListResponse.parse(await (await get('/api/admin/discount-series', cookie)).json());
  expect(series.find((found) => found.id === id)).toMatchObject({
    prefix: 'SUMMER',
    pausedCount: 1_200,
    usage: { held: 1 },
  });
});
