import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { runReconciliation } from '#core/reconciliation/run-reconciliation.ts';
import { anEmail, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { takeBackup, type Backup } from './setup/backups.ts';
import { reconciliationFor } from './setup/reconciliation.ts';
import { buy, buyCart, buyTopup, checkoutCart, deliverEsim, settled } from './setup/customers.ts';
import { checkoutTopup, topupsFor } from './setup/topup-customers.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './setup/fault-setup.ts';
import type { Checkout } from './setup/tested-shop.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 600_000 });

/** Each look opens a connection. */
const LOOK_EVERY_MS = 250;

const Entries = z.object({ entries: z.array(z.object({ data: z.record(z.string(), z.unknown()) })) });
const Count = z.object({ count: z.coerce.number() });

async function ledger(setup: FaultSetup, kind: string) {
  const { entries } = Entries.parse(await setup.control(`/ledger?kind=${kind}&limit=100000`));
  return entries.map(({ data }) => data);
}

/** Purchases and refunds so far, according to the ledger of the external services. */
async function purchasesAndRefunds(setup: FaultSetup) {
  const [sold, refunds] = [await ledger(setup, 'esim-sold'), await ledger(setup, 'refund-made')];
  const topups = await ledger(setup, 'topup-sold');
  return {
    sold: sold.map(({ iccid }) => String(iccid)).sort(),
    topups: topups.map(({ order_id, iccid }) => `${String(order_id)} ${String(iccid)}`).sort(),
    refunds: refunds.map(({ refund }) => String(refund)).sort(),
  };
}

/** What each customer received, according to our database: eSIMs, the eSIM topped up, or a refund. */
function holdings(setup: FaultSetup) {
  return setup.rows(
    z.object({ email: z.string(), status: z.string(), iccids: z.string().nullable() }),
    `select o.email, o.status, string_agg(coalesce(e.iccid, t.iccid), ' ' order by u.position) as iccids
     from orders o join order_units u on u.order_id = o.id left join esims e on e.unit_id = u.id
       left join topups t on t.unit_id = u.id
     where o.paid_at is not null group by o.id order by o.email`,
  );
}

const openAlerts = (setup: FaultSetup) =>
  setup.rows(
    z.object({ kind: z.string(), occurrences: z.int() }),
    'select kind, occurrences from alerts where resolved_at is null order by kind',
  );

/** The activation codes in each copy of a customer's order mails. */
async function mailedCodes({ sandboxOrigin }: FaultSetup, email: string): Promise<string[]> {
  const response = await fetch(`${sandboxOrigin}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const { messages } = z
    .object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) })
    .parse(await response.json());
  return messages
    .filter(({ subject }) => /^Your eSIM/.test(subject))
    .map(({ text }) => (text.match(/LPA:1\$\S+/g) ?? []).sort().join(' '));
}

async function until(setup: FaultSetup, condition: string, count: number): Promise<void> {
  await eventually(
    async () => expect(await setup.rows(Count, `select count(*) from ${condition}`)).toEqual([{ count }]),
    120_000,
    LOOK_EVERY_MS,
  );
}

/** The shop is stopped while the database is replaced, as the runbook demands. Time passes meanwhile. */
async function restart(setup: FaultSetup, backup?: Backup): Promise<void> {
  await setup.stopAll();
  await backup?.restore();
  setup.putForward(90_000);
  await setup.start();
}

async function twoPlans(setup: FaultSetup): Promise<readonly [Plan, Plan]> {
  const [good, bad] = await setup.plans();
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
    const setup = await aFaultSetup();
    await setup.start();
    const [good, bad] = await twoPlans(setup);
    await setup.rows(z.object({}), ODD_CODE);
    const buyers: Checkout[] = [];
    const esim = await deliverEsim(setup, good);
    const [goodTopup, badTopup] = await topupsFor(setup, esim);
    if (goodTopup === undefined || badTopup === undefined) throw new Error('The shop sells too few top-ups');
    for (const cart of carts(good, bad)) buyers.push(await checkoutCart(setup, cart));
    const topups = [
      await checkoutTopup(setup, { ...goodTopup, esim, email: anEmail(), discountCode: 'ODD17' }),
      await checkoutTopup(setup, { ...badTopup, esim, email: anEmail() }),
    ];
    const orders = buyers.length + topups.length;
    await setup.stopAll();
    const beforePayments = await takeBackup(setup);

    await setup.fault({ service: 'network', kind: 'error', status: 503, match: 'POST /v2/orders' });
    await setup.start();
    for (const { url } of [...buyers, ...topups]) await payOnPage(url);
    await until(setup, `orders where status = 'paid'`, orders);
    await setup.stopAll();
    const beforeDeliveries = await takeBackup(setup);

    await setup.clearFaults();
    for (const { packageId } of [bad, badTopup])
      await setup.control(`/network/packages/${packageId}`, { isWithdrawn: true });
    await setup.fault({ service: 'payments', kind: 'error', status: 500, match: 'POST /v1/refunds' });
    await restart(setup);
    await until(setup, 'order_units where outcome is null', 0);
    await setup.stopAll();
    const beforeRefunds = await takeBackup(setup);

    await setup.clearFaults();
    await restart(setup);
    expect((await settled(setup)).violations).toEqual([]);
    const before = { ledger: await purchasesAndRefunds(setup), holdings: await holdings(setup) };
    const { sold, topups: added, refunds } = before.ledger;
    expect([sold.length, added.length, refunds.length]).toEqual([5, 1, 4]);

    // The network would sell the missing plan again. A customer who got a refund must not get an eSIM as
    // well.
    for (const { packageId } of [bad, badTopup])
      await setup.control(`/network/packages/${packageId}`, { isWithdrawn: false });
    for (const backup of [beforeRefunds, beforeDeliveries, beforePayments]) {
      await restart(setup, backup);
      await until(setup, `orders where status in ('fulfilled', 'refunded')`, orders + 1);
      expect((await settled(setup)).violations).toEqual([]);
      expect({ ledger: await purchasesAndRefunds(setup), holdings: await holdings(setup) }).toEqual(before);
      // The owner is not asked to refund manually what was already refunded.
      expect(await openAlerts(setup)).toEqual([]);
    }
    for (const { email } of buyers) {
      const copies = await mailedCodes(setup, email);
      expect(new Set(copies).size).toBeLessThanOrEqual(1);
      const [own] = before.holdings.filter((one) => one.email === email);
      expect(copies.length > 0).toBe(own?.iccids !== null);
    }
  },
);

test('PAY-11 PAY-13 orders newer than the backup: their payments, eSIMs and refunds are found by webhook and comparison, each raises one alert, and nothing is refunded automatically', async () => {
  const setup = await aFaultSetup();
  await setup.start();
  const [good, bad] = await twoPlans(setup);
  const esim = await deliverEsim(setup, good);
  await setup.stopAll();
  const backup = await takeBackup(setup);

  await setup.start();
  await setup.control(`/network/packages/${bad.packageId}`, { isWithdrawn: true });
  await buyCart(setup, { lines: [{ ...good, quantity: 1 }] });
  await buyCart(setup, { lines: [{ ...bad, quantity: 1 }] });
  await buyTopup(setup, { esim });
  expect((await settled(setup)).violations).toEqual([]);
  await setup.fault({ service: 'webhooks', kind: 'silence' });
  await buyCart(setup, { lines: [{ ...good, quantity: 1 }] });
  await setup.stopAll();
  const before = await purchasesAndRefunds(setup);
  await backup.restore();

  await setup.fault({ service: 'webhooks', kind: 'duplicate' });
  await setup.start();
  // Sent twice, but the outage is over: notices that were not delivered are delivered now.
  await setup.clearFaults();
  await until(setup, `reconciliation_findings where kind = 'payment-without-order'`, 1);
  await until(setup, `payment_notices where handled_at is null`, 0);
  expect(await openAlerts(setup)).toEqual([{ kind: 'payment-without-order', occurrences: 1 }]);

  const { needs, close } = reconciliationFor(setup);
  onTestFinished(close);
  const soldInLostOrders = before.sold.length + before.topups.length - 1;
  expect(await runReconciliation(needs)).toMatchObject({
    kind: 'compared',
    newFindings: 4 + soldInLostOrders,
  });
  const found = [
    { kind: 'esim-of-unknown-order', occurrences: soldInLostOrders },
    { kind: 'payment-without-order', occurrences: 4 },
    { kind: 'refund-not-recorded', occurrences: 1 },
  ];
  expect(await openAlerts(setup)).toEqual(found);
  // The next day, once with the alerts open and once with the alerts closed.
  expect(await runReconciliation(needs)).toMatchObject({ kind: 'compared', newFindings: 0 });
  expect(await openAlerts(setup)).toEqual(found);
  await setup.rows(z.object({}), 'update alerts set resolved_at = now()');
  expect(await runReconciliation(needs)).toMatchObject({ kind: 'compared', newFindings: 0 });
  expect(await openAlerts(setup)).toEqual([]);
  expect(await purchasesAndRefunds(setup)).toEqual(before);
});

test('FULFIL-06 a database replaced while the shop runs, minutes after the payments: nothing is bought again', async () => {
  const setup = await aFaultSetup();
  await setup.start();
  const [good] = await twoPlans(setup);
  const esim = await deliverEsim(setup, good);
  const pages = [
    await checkoutCart(setup, { lines: [{ ...good, quantity: 1 }] }),
    await checkoutTopup(setup, { esim }),
  ];
  await setup.stopAll();
  const backup = await takeBackup(setup);
  await setup.start();
  for (const { url } of pages) await payOnPage(url);
  expect((await settled(setup)).violations).toEqual([]);
  const before = await purchasesAndRefunds(setup);
  // The process notices only that its connections were cut, and it started before the payment.
  setup.putForward(90_000);
  await backup.restore();
  await until(setup, `orders where status = 'fulfilled'`, pages.length + 1);
  expect((await settled(setup)).violations).toEqual([]);
  expect(await purchasesAndRefunds(setup)).toEqual(before);
});

test('FULFIL-06 an order on the normal path makes one purchase and no look-up', async () => {
  const setup = await aFaultSetup();
  // Payment times are in whole seconds: the shop must have started in an earlier second.
  setup.putForward(-5_000);
  await setup.start();
  const [good] = await twoPlans(setup);
  await deliverEsim(setup, good);
  const calls: string[] = [];
  setup.proxy.watch({
    after: ({ method, path }, reply) => {
      calls.push(`${method} ${path.split('?')[0] ?? ''}`);
      return reply;
    },
  });
  for (let order = 0; order < 3; order += 1) await buy(setup, { lines: [{ ...good, quantity: 1 }] });
  expect((await settled(setup)).violations).toEqual([]);
  const times = (call: string) => calls.filter((one) => one === call).length;
  expect([times('POST /v2/orders'), times('POST /v2/orders/topups')]).toEqual([2, 1]);
  expect(times('POST /v1/checkout/sessions')).toBe(3);
  expect([times('GET /v2/orders'), times('GET /v1/refunds')]).toEqual([0, 0]);
});
