import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { runReconciliation } from '#core/reconciliation/run-reconciliation.ts';
import { payOnPage } from '#tests/integration/order-flow/shop.ts';
import { takeBackup, type Backup } from './setup/backups.ts';
import { reconciliationFor } from './setup/reconciliation.ts';
import { buy, checkout, settled, type Checkout } from './setup/customers.ts';
import { aShopUnderFire, type Fire, type Plan } from './setup/shop-under-fire.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 600_000 });

const Entries = z.object({ entries: z.array(z.object({ data: z.record(z.string(), z.unknown()) })) });
const Count = z.object({ count: z.coerce.number() });

async function ledger(fire: Fire, kind: string) {
  const { entries } = Entries.parse(await fire.control(`/ledger?kind=${kind}&limit=100000`));
  return entries.map(({ data }) => data);
}

/** Purchases and refunds so far, according to the ledger of the external services. */
async function deeds(fire: Fire) {
  const [sold, refunds] = [await ledger(fire, 'esim-sold'), await ledger(fire, 'refund-made')];
  return {
    sold: sold.map(({ iccid }) => String(iccid)).sort(),
    refunds: refunds.map(({ refund }) => String(refund)).sort(),
  };
}

/** What each customer received, according to our database: the eSIMs of their order, or a refund. */
function holdings(fire: Fire) {
  return fire.rows(
    z.object({ email: z.string(), status: z.string(), iccids: z.string().nullable() }),
    `select o.email, o.status, string_agg(e.iccid, ' ' order by u.position) as iccids
     from orders o join order_units u on u.order_id = o.id left join esims e on e.unit_id = u.id
     where o.paid_at is not null group by o.id order by o.email`,
  );
}

const openAlerts = (fire: Fire) =>
  fire.rows(
    z.object({ kind: z.string(), occurrences: z.int() }),
    'select kind, occurrences from alerts where resolved_at is null order by kind',
  );

/** The activation codes in each copy of a customer's order mails. */
async function mailedCodes({ sandboxOrigin }: Fire, email: string): Promise<string[]> {
  const response = await fetch(`${sandboxOrigin}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const { messages } = z
    .object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) })
    .parse(await response.json());
  return messages
    .filter(({ subject }) => /^Your eSIM/.test(subject))
    .map(({ text }) => (text.match(/LPA:1\$\S+/g) ?? []).sort().join(' '));
}

async function until(fire: Fire, condition: string, count: number): Promise<void> {
  await eventually(
    async () => expect(await fire.rows(Count, `select count(*) from ${condition}`)).toEqual([{ count }]),
    120_000,
  );
}

/** The shop is stopped while the database is replaced, as the runbook demands. Time passes meanwhile. */
async function restart(fire: Fire, backup?: Backup): Promise<void> {
  await fire.stopAll();
  await backup?.restore();
  fire.putForward(90_000);
  await fire.start();
}

async function twoPlans(fire: Fire): Promise<readonly [Plan, Plan]> {
  const [good, bad] = await fire.plans();
  if (good === undefined || bad === undefined) throw new Error('The shop sells too little');
  return [good, bad];
}

const ODD_CODE = `insert into discount_codes (code, kind, percent) values ('ODD17', 'percent', 17)`;

/**
 * Four kinds of order: one unit delivered, two units delivered, fully refunded, and partly delivered and
 * refunded.
 */
function carts(good: Plan, bad: Plan) {
  const one = (plan: Plan, quantity = 1) => ({ ...plan, quantity });
  return [
    { lines: [one(good)] },
    { lines: [one(good, 2)], discountCode: 'ODD17' },
    { lines: [one(bad)] },
    { lines: [one(good), one(bad, 2)], discountCode: 'ODD17' },
  ];
}

test(
  'FULFIL-06 PAY-11 PAY-12 a backup from before payments, deliveries or refunds is restored: nothing is bought or refunded again, and every customer keeps what they had',
  { timeout: 600_000 },
  async () => {
    const fire = await aShopUnderFire();
    await fire.start();
    const [good, bad] = await twoPlans(fire);
    await fire.rows(z.object({}), ODD_CODE);
    const buyers: Checkout[] = [];
    for (const cart of carts(good, bad)) buyers.push(await checkout(fire, cart));
    await fire.stopAll();
    const beforePayments = await takeBackup(fire);

    await fire.fault({ service: 'network', kind: 'error', status: 503, match: 'POST /v2/orders' });
    await fire.start();
    for (const { url } of buyers) await payOnPage(url);
    await until(fire, `orders where status = 'paid'`, buyers.length);
    await fire.stopAll();
    const beforeDeliveries = await takeBackup(fire);

    await fire.clearFaults();
    await fire.control(`/network/packages/${bad.packageId}`, { isWithdrawn: true });
    await fire.fault({ service: 'payments', kind: 'error', status: 500, match: 'POST /v1/refunds' });
    await restart(fire);
    await until(fire, 'order_units where outcome is null', 0);
    await fire.stopAll();
    const beforeRefunds = await takeBackup(fire);

    await fire.clearFaults();
    await restart(fire);
    expect((await settled(fire)).wrongs).toEqual([]);
    const had = { deeds: await deeds(fire), holdings: await holdings(fire) };
    expect([had.deeds.sold.length, had.deeds.refunds.length]).toEqual([4, 3]);

    // The network would sell the missing plan again. A customer who got a refund must not get an eSIM as
    // well.
    await fire.control(`/network/packages/${bad.packageId}`, { isWithdrawn: false });
    for (const backup of [beforeRefunds, beforeDeliveries, beforePayments]) {
      await restart(fire, backup);
      await until(fire, `orders where status in ('fulfilled', 'refunded')`, buyers.length);
      expect((await settled(fire)).wrongs).toEqual([]);
      expect({ deeds: await deeds(fire), holdings: await holdings(fire) }).toEqual(had);
      // The owner is not told to refund manually what was already refunded.
      expect(await openAlerts(fire)).toEqual([]);
    }
    for (const { email } of buyers) {
      const copies = await mailedCodes(fire, email);
      expect(new Set(copies).size).toBeLessThanOrEqual(1);
      const [own] = had.holdings.filter((one) => one.email === email);
      expect(copies.length > 0).toBe(own?.iccids !== null);
    }
  },
);

test('PAY-11 PAY-13 orders newer than the backup: their payments, eSIMs and refunds are found by webhook and comparison, each raises one alert, and nothing is refunded automatically', async () => {
  const fire = await aShopUnderFire();
  await fire.start();
  const [good, bad] = await twoPlans(fire);
  await fire.stopAll();
  const backup = await takeBackup(fire);

  await fire.start();
  await fire.control(`/network/packages/${bad.packageId}`, { isWithdrawn: true });
  await buy(fire, { lines: [{ ...good, quantity: 1 }] });
  await buy(fire, { lines: [{ ...bad, quantity: 1 }] });
  expect((await settled(fire)).wrongs).toEqual([]);
  await fire.fault({ service: 'webhooks', kind: 'silence' });
  await buy(fire, { lines: [{ ...good, quantity: 1 }] });
  await fire.stopAll();
  const before = await deeds(fire);
  await backup.restore();

  await fire.fault({ service: 'webhooks', kind: 'duplicate' });
  await fire.start();
  // Sent twice, but the outage is over: notices that were not delivered are delivered now.
  await fire.clearFaults();
  await until(fire, `reconciliation_findings where kind = 'payment-without-order'`, 1);
  await until(fire, `payment_notices where handled_at is null`, 0);
  expect(await openAlerts(fire)).toEqual([{ kind: 'payment-without-order', occurrences: 1 }]);

  const { needs, close } = reconciliationFor(fire);
  onTestFinished(close);
  const soldInLostOrders = before.sold.length;
  expect(await runReconciliation(needs)).toMatchObject({
    kind: 'compared',
    newFindings: 3 + soldInLostOrders,
  });
  const found = [
    { kind: 'esim-of-unknown-order', occurrences: soldInLostOrders },
    { kind: 'payment-without-order', occurrences: 3 },
    { kind: 'refund-not-recorded', occurrences: 1 },
  ];
  expect(await openAlerts(fire)).toEqual(found);
  // The next day, once with the alerts open and once with the alerts closed.
  expect(await runReconciliation(needs)).toMatchObject({ kind: 'compared', newFindings: 0 });
  expect(await openAlerts(fire)).toEqual(found);
  await fire.rows(z.object({}), 'update alerts set resolved_at = now()');
  expect(await runReconciliation(needs)).toMatchObject({ kind: 'compared', newFindings: 0 });
  expect(await openAlerts(fire)).toEqual([]);
  expect(await deeds(fire)).toEqual(before);
});

test('FULFIL-06 a database replaced while the shop runs, minutes after the payments: nothing is bought again', async () => {
  const fire = await aShopUnderFire();
  await fire.start();
  const [good] = await twoPlans(fire);
  const { url } = await checkout(fire, { lines: [{ ...good, quantity: 1 }] });
  await fire.stopAll();
  const backup = await takeBackup(fire);
  await fire.start();
  await payOnPage(url);
  expect((await settled(fire)).wrongs).toEqual([]);
  const before = await deeds(fire);
  // The process notices only that its connections were cut, and it started before the payment.
  fire.putForward(90_000);
  await backup.restore();
  await until(fire, `orders where status = 'fulfilled'`, 1);
  expect((await settled(fire)).wrongs).toEqual([]);
  expect(await deeds(fire)).toEqual(before);
});

test('FULFIL-06 an order on the normal path makes one purchase and no look-up', async () => {
  const fire = await aShopUnderFire();
  // Payment times are in whole seconds: the shop must have started in an earlier second.
  fire.putForward(-5_000);
  await fire.start();
  const [good] = await twoPlans(fire);
  const calls: string[] = [];
  fire.gate.watch({
    after: ({ method, path }, reply) => {
      calls.push(`${method} ${path.split('?')[0] ?? ''}`);
      return reply;
    },
  });
  for (let order = 0; order < 3; order += 1) await buy(fire, { lines: [{ ...good, quantity: 1 }] });
  expect((await settled(fire)).wrongs).toEqual([]);
  const times = (call: string) => calls.filter((one) => one === call).length;
  expect(times('POST /v2/orders')).toBe(3);
  expect(times('POST /v1/checkout/sessions')).toBe(3);
  expect([times('GET /v2/orders'), times('GET /v1/refunds')]).toEqual([0, 0]);
});
