import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { hasOpenWithdrawal } from '#core/withdrawals/open-withdrawal.ts';
import { errorOf } from '#tests/builders/app.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from '../shares/sharing.ts';

const flow = anOrderFlow();
const { get, send, anOwner, preview, reveal } = sharingIn(flow);

beforeEach(() => flow.run(sql`delete from rate_limits`));

const declare = (body: Readonly<{ orderNumber: string; email: string; positions: number[] }>) =>
  send('POST', '/api/withdrawals', { body: { language: 'en', ...body } });
const Orders = z.object({ orders: z.array(z.object({ id: z.string(), hasOpenWithdrawal: z.boolean() })) });
const Details = z.object({
  order: z.object({
    timeline: z.array(z.object({ kind: z.string() })),
    units: z.array(z.object({ hasOpenWithdrawal: z.boolean() })),
  }),
});
const Collection = z.object({ awaited: z.array(z.object({ countryCode: z.string() })) });

test('LEGAL-21 an undecided withdrawal stops sharing, topping up and the link of the eSIM it names, and no other', async () => {
  const { session, email, esims, share, post, path, handOut } = await anOwner(0, 2);
  const [first, second] = esims;
  const { orderNumber } = first ?? { orderNumber: '' };
  const secret = secretIn((await share()).link?.url);
  expect(await preview(secret)).toMatchObject({ state: 'active' });

  await declare({ orderNumber, email, positions: [1] });
  expect(await preview(secret)).toMatchObject({ state: 'ended' });
  expect(await reveal(secret)).toMatchObject({ state: 'ended' });
  expect(await errorOf(await post(path, { channel: 'link' }))).toMatchObject({
    status: 409,
    code: 'withdrawal-open',
  });
  const shown = await sharingState(session);
  expect(shown).toEqual([
    [first?.id, true, 'withdrawal-open'],
    [second?.id, false, null],
  ]);
  expect((await handOut()).esims.map(({ canBeShared }) => canBeShared)).toEqual([false, true]);

  const { orders } = Orders.parse(await (await get('/api/orders', session)).json());
  expect(orders.map((order) => order.hasOpenWithdrawal)).toEqual([true]);
  const details: unknown = await (await get(`/api/orders/${orders[0]?.id ?? ''}`, session)).json();
  const { order } = Details.parse(details);
  expect(order.timeline.map(({ kind }) => kind)).toContain('withdrawal-declared');
  expect(order.units.map((unit) => unit.hasOpenWithdrawal)).toEqual([true, false]);

  await flow.run(sql`update withdrawals set status = 'refused', refusal = 'other', decided_at = now()
    where order_number = ${orderNumber}`);
  expect(await preview(secret)).toMatchObject({ state: 'active' });
  expect((await sharingState(session)).map(([, isReturned]) => isReturned)).toEqual([false, false]);
});

const Esims = z.object({
  esims: z.array(
    z.object({ id: z.string(), hasOpenWithdrawal: z.boolean(), noTopupReason: z.string().nullable() }),
  ),
});

/** Each eSIM of the customer, by id: the order of units of one order is that of their positions. */
async function sharingState(session: string) {
  const { esims } = Esims.parse(await (await get('/api/esims', session)).json());
  return esims.map(
    (esim) =>
      [
        esim.id,
        esim.hasOpenWithdrawal,
        esim.noTopupReason === 'withdrawal-open' ? esim.noTopupReason : null,
      ] as const,
  );
}

test('LEGAL-21 the database and the rule of core agree about every eSIM of an order', async () => {
  for (const positions of [[], [1], [2], [1, 2], [3]]) {
    const { session, email, esim } = await anOwner(0, 2);
    await declare({ orderNumber: esim.orderNumber, email, positions });
    const stored = (await sharingState(session)).map(([, isReturned]) => isReturned);
    const withdrawals = [{ positions, status: 'open' }] as const;
    expect(stored, String(positions)).toEqual([1, 2].map((one) => hasOpenWithdrawal(withdrawals, one)));
  }
});

test('LEGAL-35 the list of orders says when use of everything ended the right of withdrawal', async () => {
  const { session, esims } = await anOwner(0, 2);
  const Ended = z.object({ orders: z.array(z.object({ id: z.string(), isRightEndedByUse: z.boolean() })) });
  const orders = async () => Ended.parse(await (await get('/api/orders', session)).json()).orders;
  const isEnded = async () => (await orders()).map(({ isRightEndedByUse }) => isRightEndedByUse);
  const connect = (iccid = '') =>
    flow.run(sql`update esims set first_connected_at = now() where iccid = ${iccid}`);
  await connect(esims[0]?.iccid);
  expect(await isEnded()).toEqual([false]);
  await connect(esims[1]?.iccid);
  expect(await isEnded()).toEqual([true]);
});

test('COLLECT-17 an eSIM whose link was opened is no longer the next stamp of its buyer', async () => {
  const { session, esim, share } = await anOwner();
  const awaited = async () =>
    Collection.parse(await (await get('/api/collection', session)).json()).awaited.map(
      ({ countryCode }) => countryCode,
    );
  expect(await awaited()).toEqual([esim.countryCode]);
  await reveal(secretIn((await share()).link?.url));
  expect(await awaited()).toEqual([]);
});
