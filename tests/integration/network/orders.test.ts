import { expect, test } from 'vitest';
import { z } from 'zod';
import { luhnDigit } from '#sandbox/network/shop/iccid.ts';
import { aNetworkSandbox } from './sandbox.ts';

const PACKAGE = 'sakura-hop-7days-1gb';

const Order = z.object({
  data: z.object({
    id: z.number(),
    code: z.string(),
    price: z.number(),
    net_price: z.number(),
    sims: z.array(
      z.object({
        iccid: z.string(),
        lpa: z.string(),
        matching_id: z.string(),
        qrcode: z.string(),
        direct_apple_installation_url: z.string(),
      }),
    ),
  }),
});
const OrderList = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      price: z.string(),
      sims: z.array(z.object({ iccid: z.string() })).optional(),
    }),
  ),
  meta: z.object({ total: z.number() }),
});
const Ledger = z.object({
  entries: z.array(z.object({ data: z.record(z.string(), z.unknown()) })),
});

test('SANDBOX-06 an order sells an eSIM that a phone could install', async () => {
  const { call: send } = await aNetworkSandbox();
  const response = await send('POST', '/orders', {
    form: { quantity: '1', package_id: PACKAGE, type: 'sim' },
  });
  const { data } = Order.parse(response.body);
  const [sim] = data.sims;
  if (sim === undefined) throw new Error('The order has no eSIM.');
  expect(sim.iccid).toMatch(/^89\d{17,18}$/);
  expect(Number(sim.iccid.at(-1))).toBe(luhnDigit(sim.iccid.slice(0, -1)));
  expect(sim.qrcode).toBe(`LPA:1$${sim.lpa}$${sim.matching_id}`);
  expect(sim.direct_apple_installation_url).toBe(
    `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${sim.qrcode}`,
  );
  expect(data.net_price).toBeLessThan(data.price);
});

test('the same order sent twice sells two eSIMs, and the ledger has both', async () => {
  const { call: send, readControl } = await aNetworkSandbox();
  const form = { quantity: '1', package_id: PACKAGE, description: 'unit-17' };
  const bought = [];
  for (const response of [await send('POST', '/orders', { form }), await send('POST', '/orders', { form })]) {
    bought.push(Order.parse(response.body).data);
  }
  const iccids = bought.flatMap((order) => order.sims.map((sim) => sim.iccid));
  expect(new Set(iccids).size).toBe(2);
  expect(new Set(bought.map((order) => order.id)).size).toBe(2);
  const { entries } = Ledger.parse(await readControl('/ledger?kind=esim-sold'));
  const expected = { package_id: PACKAGE, description: 'unit-17', price_cents: 400, net_price_cents: 250 };
  expect(entries).toMatchObject(iccids.map((iccid) => ({ data: { iccid, ...expected } })));
});

test('twenty simultaneous orders are twenty different eSIMs', async () => {
  const { buy } = await aNetworkSandbox();
  const iccids = await Promise.all(Array.from({ length: 20 }, (_, index) => buy(PACKAGE, `unit-${index}`)));
  expect(new Set(iccids).size).toBe(20);
});

test('orders are found by part of their description, code or ICCID, newest first', async () => {
  const { call: send, buy } = await aNetworkSandbox();
  const first = await buy(PACKAGE, 'shop order-1 unit-1');
  await buy(PACKAGE, 'shop order-1 unit-2');
  await buy(PACKAGE, 'shop order-2 unit-1');
  const find = async (query: string) => OrderList.parse((await send('GET', `/orders?${query}`)).body);

  expect((await find('filter[description]=order-1')).meta.total).toBe(2);
  expect((await find('filter[description]=100%25')).meta.total).toBe(0);
  const one = await find(`filter[iccid]=${first.slice(4)}&include=sims,user,status`);
  expect(one.data.map((order) => order.sims?.[0]?.iccid)).toEqual([first]);
  expect((await find('filter[order_status]=failed')).meta.total).toBe(0);
  const [newest] = (await find('limit=1&page=1')).data;
  const [oldest] = (await find('limit=1&page=3')).data;
  expect(newest?.id).toBeGreaterThan(oldest?.id ?? 0);
  expect(newest?.price).toBe('4.00');
});

test('a package that is out of stock is refused with the remaining quantity, and sold again after a refill', async () => {
  const { call: send, control } = await aNetworkSandbox();
  const order = (quantity: string) => send('POST', '/orders', { form: { quantity, package_id: PACKAGE } });
  await control(`/network/packages/${PACKAGE}`, { stock: 3 });
  expect((await order('2')).status).toBe(200);
  const refused = await order('2');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    data: { quantity: 'SIM quantity is not available. Available quantity: 1.' },
  });

  await control(`/network/packages/${PACKAGE}`, { stock: null });
  await control('/faults', { service: 'network', kind: 'out-of-stock', match: PACKAGE, count: 1 });
  expect((await order('1')).status).toBe(422);
  expect((await order('1')).status).toBe(200);
});

test('orders cost the partner their net price, and without credit nothing is sold', async () => {
  const { call: send, control, readControl } = await aNetworkSandbox();
  await control('/network/balance', { balanceCents: 600 });
  const order = () => send('POST', '/orders', { form: { quantity: '2', package_id: PACKAGE } });
  expect((await order()).status).toBe(200);
  expect((await send('GET', '/balance')).body).toMatchObject({
    data: { balances: { availableBalance: { amount: 1, currency: 'USD' } } },
  });
  const refused = await order();
  expect(refused).toMatchObject({ status: 422, body: { code: 11 } });
  expect(Ledger.parse(await readControl('/ledger?kind=esim-sold')).entries.length).toBe(2);
});

test('a top-up goes to an eSIM of its own operator and into the ledger', async () => {
  const { call: send, buy, readControl } = await aNetworkSandbox();
  const iccid = await buy('continental-7days-1gb');
  const topup = (packageId: string) =>
    send('POST', '/orders/topups', { form: { iccid, package_id: packageId, description: 'top-up 1' } });

  expect((await topup('sakura-hop-7days-1gb-topup')).body).toMatchObject({
    data: { package_id: 'invalid topup package' },
  });
  expect((await topup('continental-30days-3gb')).status).toBe(422);
  expect((await topup('continental-30days-3gb-topup')).body).toMatchObject({
    data: { type: 'topup', price: 12 },
  });
  const { entries } = Ledger.parse(await readControl('/ledger?kind=topup-sold'));
  expect(entries).toMatchObject([
    { data: { iccid, package_id: 'continental-30days-3gb-topup', description: 'top-up 1' } },
  ]);
  expect((await send('GET', `/sims/${iccid}/usage`)).body).toMatchObject({ data: { total: 4096 } });
});

test('a response lost after the sale leaves one eSIM that the reference finds', async () => {
  const { call: send, control } = await aNetworkSandbox();
  await control('/faults', { service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 1 });
  const form = { quantity: '1', package_id: PACKAGE, description: 'unit-lost' };
  await expect(send('POST', '/orders', { form })).rejects.toThrow();
  const found = OrderList.parse(
    (await send('GET', '/orders?filter[description]=unit-lost&include=sims')).body,
  );
  expect(found.data.map((order) => order.sims?.length)).toEqual([1]);
});
