import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import type { CheckoutOutcome } from '#core/orders/checkout/create-checkout.ts';
import { USUAL_LIMITS } from '#server/http/middleware/rate-limiter.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { anOffer } from '#tests/builders/offer.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const [ANA, BEN] = ['203.0.113.7', '198.51.100.9'];
const READY: CheckoutOutcome = { kind: 'ready', url: 'https://pay.example/1', orderId: null };

type Options = Readonly<{ availableStock: number | null; outcome?: CheckoutOutcome }>;

/** Two processes of one shop behind our proxy. Every checkout succeeds unless `outcome` says otherwise. */
async function aShop({ availableStock, outcome = READY }: Options) {
  const postgres = await aPostgres();
  const clock = aClock();
  const needs = {
    trustedProxyHops: 1,
    clock,
    limits: { ...USUAL_LIMITS, withoutKey: 1e9, checkouts: 1e9 },
    offers: {
      readOffers: () => Promise.resolve([anOffer({ availableStock })]),
      hasLimitedStock: () => Promise.resolve(availableStock !== null),
    },
    orders: noOrders({ createCheckout: () => Promise.resolve(outcome) }),
  };
  const origins = [
    (await aRunningApp({ ...needs, sharedLimits: createSharedLimits(postgres) })).origin,
    (await aRunningApp({ ...needs, sharedLimits: createSharedLimits(postgres) })).origin,
  ];
  let calls = 0;
  const checkout = (client: string, changes: Readonly<{ email?: string; cartId?: string }> = {}) => {
    calls += 1;
    return fetch(`${origins[calls % 2] ?? ''}/api/create-checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': client,
      },
      body: JSON.stringify({
        email: `${randomUUID()}@example.com`,
        items: [ITEM],
        ...AGREED,
        ...changes,
      }),
    });
  };
  const statusesOf = async (times: number, run: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await run()).status);
    return statuses;
  };
  return { checkout, clock, statusesOf };
}

const ITEM = {
  id: 'plan',
  packageId: 'plan',
  quantity: 9,
  price: 3,
  title: 'A plan',
  country: 'Somewhere',
  countryCode: null,
  data: '1 GB',
  validity: '7 Days',
  packageType: 'sim',
  networks: '',
  operator: '',
};
const EIGHT = [200, 200, 200, 200, 200, 200, 200, 200];

test('CHECKOUT-34 one client cannot hold all limited stock through all processes; another client buys on', async () => {
  const { checkout, clock, statusesOf } = await aShop({ availableStock: 200 });
  expect(await statusesOf(22, () => checkout(ANA))).toEqual([
    ...EIGHT,
    ...Array.from({ length: 14 }, () => 429),
  ]);
  const refused = await checkout(ANA);
  expect(refused.headers.get('retry-after')).toBe('233');
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too-many-open-checkouts' });
  expect((await checkout(BEN)).status).toBe(200);
  clock.advance(233);
  expect((await checkout(ANA)).status).toBe(200);
});

test("CHECKOUT-43 five carts of a stranger in a guest's address do not refuse the guest; twenty from everywhere do", async () => {
  const { checkout, statusesOf } = await aShop({ availableStock: 200 });
  const email = 'ana@example.com';
  const fromStranger = await statusesOf(6, () => checkout(BEN, { email }));
  expect(fromStranger).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statusesOf(5, () => checkout(ANA, { email }))).toEqual([200, 200, 200, 200, 200]);
  const fromOthers = [];
  for (let host = 20; host <= 30; host += 1)
    fromOthers.push((await checkout(`203.0.113.${host}`, { email })).status);
  expect(fromOthers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('CHECKOUT-34 a family that changes one cart again and again is not refused', async () => {
  const { checkout, statusesOf } = await aShop({ availableStock: 200 });
  const cart = { cartId: randomUUID(), email: 'ana@example.com' };
  expect(new Set(await statusesOf(20, () => checkout(ANA, cart)))).toEqual(new Set([200]));
});

test('CHECKOUT-34 stock without a limit, and checkouts that hold nothing, are not counted', async () => {
  const unlimited = await aShop({ availableStock: null });
  expect(new Set(await unlimited.statusesOf(20, () => unlimited.checkout(ANA)))).toEqual(new Set([200]));
  const refused = await aShop({
    availableStock: 200,
    outcome: { kind: 'refused', refusal: { kind: 'price-updated' } },
  });
  expect(new Set(await refused.statusesOf(20, () => refused.checkout(ANA)))).toEqual(new Set([409]));
});
