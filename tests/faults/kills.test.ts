import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { submitCheckout } from '#tests/integration/road-checkout.ts';
import { payOnPage } from '#tests/integration/road-shop.ts';
import { judge } from './oracle.ts';
import { aShopUnderFire } from './shop-under-fire.ts';

/** The long form: `FAULT_CHECKOUTS=1000 FAULT_KILLS=200 npm run faults`. */
const CHECKOUTS = Number(process.env['FAULT_CHECKOUTS'] ?? 16);
const KILLS = Number(process.env['FAULT_KILLS'] ?? 3);
const HOUR_MS = 60 * 60_000;

type Fire = Awaited<ReturnType<typeof aShopUnderFire>>;
type Plan = Readonly<{ packageId: string; price: number }>;

async function plansOf({ databaseUrl }: Fire): Promise<readonly Plan[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    'select package_id, minimum_selling_price::float as price from packages',
  );
  await client.end();
  return z
    .array(z.object({ package_id: z.string(), price: z.number() }))
    .parse(rows)
    .map(({ package_id, price }) => ({ packageId: package_id, price }));
}

/** A customer who does not give up: the same key until the shop answers, then pays. */
async function buy(fire: Fire, plan: Plan): Promise<void> {
  const wish = {
    key: randomUUID(),
    email: `${randomUUID().slice(0, 12)}@example.com`,
    lines: [{ ...plan, quantity: 1 + Math.floor(Math.random() * 2) }],
  };
  const { url } = await eventually(async () => {
    const answer = await submitCheckout(fire.origin, wish);
    return z.object({ url: z.string() }).parse(await answer.json());
  }, 5 * 60_000);
  await payOnPage(url);
}

test(
  'B2 B4 FULFIL-03 killed again and again while the network drops answers and webhooks come twice, every paid unit ends as one eSIM or one refund',
  {
    timeout: HOUR_MS,
  },
  async () => {
    const fire = await aShopUnderFire();
    await fire.start();
    const plans = await plansOf(fire);
    const fault = (body: object) =>
      fetch(`${fire.sandboxOrigin}/control/faults`, { method: 'POST', body: JSON.stringify(body) });
    await fault({ service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 2 });
    await fault({ service: 'webhooks', kind: 'duplicate' });
    await fault({
      service: 'payments',
      kind: 'timeout-after',
      match: 'POST /v1/checkout/sessions',
      count: 4,
    });

    const buying = Array.from({ length: CHECKOUTS }, (_, place) => {
      const plan = plans[place % plans.length];
      if (plan === undefined) throw new Error('The shop sells nothing');
      return buy(fire, plan);
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = (await judge(fire)).paidOrders;
      // Not before something happened since the last start, or it would only be killed at rest.
      const isBusy = async () => (await judge(fire)).paidOrders > before || before >= CHECKOUTS;
      await eventually(async () => expect(await isBusy()).toBe(true), 60_000);
      await fire.kill();
      await fire.start();
    }
    await Promise.all(buying);
    const end = await eventually(async () => {
      const judgement = await judge(fire);
      expect(judgement.unsettled).toEqual([]);
      expect(judgement.paidOrders).toBe(CHECKOUTS);
      return judgement;
    }, 10 * 60_000);
    expect(end.wrongs).toEqual([]);
  },
);
