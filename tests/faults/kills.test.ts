import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { RECONCILE_EVERY_MS } from '#core/orders/late-work.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { buy, settled, untilFulfilled } from './setup/customers.ts';
import { CHECKOUTS, IS_LONG, KILLS, report } from './setup/form.ts';
import { ODD_CARTS, ODD_COUPONS, checkoutOptionsFor } from './oracle/odd-coupons.ts';
import { countPaid } from './oracle/oracle.ts';
import type { ShopProcess } from './setup/shop-process.ts';
import { aFaultSetup, type StartOptions, type FaultSetup, type Plan } from './setup/fault-setup.ts';

/** Customers at a time: enough to have one at every step. */
const AT_ONCE = 12;
const ZERO_WEBHOOK_ORDERS = 20;

/** One after the other, between two kills. */
const FAULTS = [
  { service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 1 },
  { service: 'payments', kind: 'timeout-after', match: 'POST /v1/checkout/sessions', count: 2 },
  { service: 'network', kind: 'rate-limit', match: 'POST /v2/orders', retryAfterSeconds: 1, count: 2 },
  { service: 'payments', kind: 'error', match: 'GET /v1/checkout/sessions', status: 500, count: 2 },
  { service: 'mail', kind: 'rate-limit', count: 1 },
  { service: 'webhooks', kind: 'timeout-after', count: 2 },
  { service: 'webhooks', kind: 'error', count: 2 },
] as const;
/** During the whole run. */
const DUPLICATES = { service: 'webhooks', kind: 'duplicate' } as const;

type Progress = { run: number };

/**
 * Some customers buy between every two kills, so that the last kill hits a busy shop as the first one did.
 */
async function waitForTurn(index: number, progress: Progress): Promise<void> {
  while (index >= (progress.run * CHECKOUTS) / KILLS) await pause(50);
}

type PlansOnSale = Readonly<{ plans: readonly Plan[]; undeliverable: Plan }>;

async function buyAll(
  setup: FaultSetup,
  { plans, undeliverable }: PlansOnSale,
  progress: Progress,
): Promise<void> {
  let next = 0;
  const queueing = Array.from({ length: AT_ONCE }, async () => {
    for (let index = next++; index < CHECKOUTS; index = next++) {
      const good = plans[index % plans.length];
      const cart = ODD_CARTS[index % ODD_CARTS.length];
      if (good === undefined || cart === undefined) throw new Error('The shop sells nothing');
      await waitForTurn(index, progress);
      // Every other customer buys a plain cart: the time to settle stays comparable with runs before the odd
      // carts.
      const plain = {
        lines: [{ ...(index % 4 === 0 ? undeliverable : good), quantity: 1 + (index % 3 === 0 ? 1 : 0) }],
      };
      await buy(setup, index % 2 === 0 ? plain : checkoutOptionsFor(cart, { good, undeliverable }));
    }
  });
  await Promise.all(queueing);
}

const PACE: StartOptions = IS_LONG ? { reconcileEveryMs: RECONCILE_EVERY_MS } : {};
/** The short form advances the clock by more than a unit is held, instead of waiting that long. */
const BETWEEN_RUNS_MS = IS_LONG ? 0 : 70_000;

/** Kills again and again. Returns when the last process was started. */
async function killRepeatedly(setup: FaultSetup, first: ShopProcess, progress: Progress): Promise<number> {
  let shop = first;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = await countPaid(setup);
    progress.run = kill;
    const fault = FAULTS[kill % FAULTS.length];
    if (fault !== undefined) await setup.fault(fault);
    // Waits until something happened since the last start, or the shop would only be killed at rest. Also until the
    // customers of earlier runs have paid: otherwise half of them would buy after the last kill, and the time to settle
    // would be the time of their purchases.
    const paidByNow = (kill * CHECKOUTS) / KILLS - AT_ONCE;
    const isBusy = async () => {
      const paid = await countPaid(setup);
      return (paid > before && paid >= paidByNow) || paid >= CHECKOUTS;
    };
    await eventually(async () => expect(await isBusy()).toBe(true), 2 * MINUTE_MS);
    // The moment is random: a kill at a fixed moment always hits the same line.
    await pause(randomInt(0, 300));
    if (kill === KILLS) await endFaults(setup);
    await shop.kill();
    setup.putForward(BETWEEN_RUNS_MS);
    shop = await setup.start(PACE);
    if (kill % 10 === 0) report(`${kill} of ${KILLS} kills, ${before} of ${CHECKOUTS} orders paid`);
  }
  return Date.now();
}

/**
 * A fault that no request has met yet would hit the last process: after a missing response a unit rests for 95 s, even if
 * everything else works, and the time to settle would be the time of that rest.
 */
async function endFaults(setup: FaultSetup): Promise<void> {
  await setup.clearFaults();
  await setup.fault(DUPLICATES);
}

test(
  'TOPUP-22 B2 B4 B14 B22 killed again and again while responses get lost and webhooks arrive twice, every paid unit ends as one eSIM, one top-up or one refund',
  { timeout: 3 * HOUR_MS },
  async () => {
    const setup = await aFaultSetup();
    const first = await setup.start(PACE);
    const [undeliverable, ...plans] = await setup.plans();
    if (undeliverable === undefined) throw new Error('The shop sells nothing');
    await setup.withdraw(undeliverable);
    await setup.rows(z.object({}), ODD_COUPONS);
    await setup.fault(DUPLICATES);

    const progress = { run: 0 };
    const [lastStart] = await Promise.all([
      killRepeatedly(setup, first, progress),
      buyAll(setup, { plans, undeliverable }, progress),
    ]);
    await setup.clearFaults();
    const lastPaymentAt = Date.now();
    const { violations, paidOrders } = await settled(setup, 15 * MINUTE_MS);
    report(
      `${CHECKOUTS} checkouts (${setup.mix.wanted.size} of them top-ups), ${KILLS} kills: ${paidOrders} orders paid, ${violations.length} errors`,
    );
    report(
      `settled ${seconds(lastStart)} after the last restart, ${seconds(lastPaymentAt)} after the last payment`,
    );
    expect(paidOrders).toBe(CHECKOUTS);
    expect(violations).toEqual([]);
    if (IS_LONG) await withoutWebhooks(setup, plans);
  },
);

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The shop receives no webhook, and no customer returns to the success page. */
async function withoutWebhooks(setup: FaultSetup, [plan]: readonly Plan[]): Promise<void> {
  if (plan === undefined) throw new Error('The shop sells nothing');
  await setup.fault({ service: 'webhooks', kind: 'silence' });
  const waits = await Promise.all(
    Array.from({ length: ZERO_WEBHOOK_ORDERS }, async (_, index) => {
      await pause(index * 1_000);
      const page = await buy(setup, { lines: [{ ...plan, quantity: 1 }] });
      const paidAt = Date.now();
      await untilFulfilled(setup, page, 10 * MINUTE_MS);
      return Date.now() - paidAt;
    }),
  );
  const longest = (Math.max(...waits) / 1000).toFixed(1);
  report(`${ZERO_WEBHOOK_ORDERS} orders without a webhook: the slowest delivered after ${longest} s`);
  expect((await settled(setup)).violations).toEqual([]);
}
