/**
 * `npm run bench:orders`: buys from the whole program of `npm start` as fast as it delivers. First only
 * checkouts, then their payments for a minute. Prints figures and no verdicts. With `--topups`, eSIMs alone are
 * compared with orders of which one third are top-ups of eSIMs that the warm-up delivered. They take turns, because the
 * database grows during the run and later turns pay for it.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { runBareTransactions } from './bare-transactions.ts';
import { createCustomers } from './customers.ts';
import {
  print,
  printCounts,
  printCost,
  printMedians,
  printRatios,
  printWaits,
  type Turn,
} from './order-figures.ts';
import { startWholeShop, type CpuTimes } from './whole-shop.ts';
import { openObserver } from './observer.ts';

const WARM_UP_ORDERS = 300;
const BUYERS_AT_ONCE = 16;
const BARE_TRANSACTIONS = 5_000;
const DONE_WITHIN_MS = 300_000;

const Options = z.object({
  /** How long payments are sent. */
  seconds: z.coerce.number().int().min(1).max(600).default(60),
  /** Checkouts made in advance; the payments end early when they are used up. */
  orders: z.coerce.number().int().min(1).max(60_000).default(6_000),
  /**
   * The most orders between payment and delivery at any time: the next payment waits until one is delivered.
   */
  'in-progress': z.coerce.number().int().min(1).max(500).default(48),
  topups: z.boolean().default(false),
  /** With `--topups`: how often each kind of order has its turn. */
  rounds: z.coerce.number().int().min(1).max(20).default(5),
});
const STRING = { type: 'string' } as const;
const OPTIONS = {
  seconds: STRING,
  orders: STRING,
  'in-progress': STRING,
  topups: { type: 'boolean' },
  rounds: STRING,
} as const;
const options = Options.parse(parseArgs({ options: OPTIONS }).values);

const shop = await startWholeShop();
const stopEarly = () => {
  // Requests in progress fail when the shop stops; that must not prevent the clean-up.
  process.on('uncaughtException', () => undefined);
  void shop.stop().finally(() => process.exit(1));
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly);
// The reader of the figures is gone.
process.stdout.once('error', stopEarly);
const customers = createCustomers(shop);
const observer = await openObserver(shop);
try {
  const esims = ordersOf(await customers.findPlans(), customers.checkOut);
  await warmUp(esims);
  const kinds = options.topups ? await withTopups(esims) : [{ name: 'eSIMs', checkOutNext: esims }];
  const rounds = options.topups ? options.rounds : 1;
  const share = 1 / (kinds.length * rounds);
  await observer.analyzeTables();
  const turns: { kind: Kind; pages: string[] }[] = [];
  for (const kind of Array.from({ length: rounds }, () => kinds).flat())
    turns.push({ kind, pages: await measureCheckouts(kind, share) });
  const costs: (Turn & { name: string })[] = [];
  for (const { kind, pages } of turns)
    costs.push({ ...kind, ...(await measureDelivery(kind, pages, share)) });
  if (rounds > 1) {
    const turnsOf = (wanted: string) => costs.filter(({ name }) => name === wanted);
    const [first, ...others] = kinds;
    for (const { name } of kinds) printMedians(name, turnsOf(name));
    for (const { name } of others) printRatios(name, turnsOf(name), turnsOf(first?.name ?? ''));
  }
  await measureReference();
  printCounts(await observer.readCounts());
} finally {
  customers.leave();
  await observer.close();
  await shop.stop();
}

/** Starts the next checkout and returns its payment page. */
type CheckOutNext = () => Promise<string>;
type Kind = Readonly<{ name: string; checkOutNext: CheckOutNext }>;

/** One after the other, from the start again at the end. */
function ordersOf<T>(items: readonly T[], checkOut: (item: T) => Promise<string>): CheckOutNext {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error('The shop sells nothing');
    next += 1;
    return checkOut(item);
  };
}

async function warmUp(checkOutNext: CheckOutNext): Promise<void> {
  await payAndReceive(await checkOut(WARM_UP_ORDERS, checkOutNext), Infinity);
  await untilAllIsDone();
}

/** After the warm-up there are eSIMs to top up. Every second one is active, so it is read at once after a top-up. */
async function withTopups(esims: CheckOutNext): Promise<readonly Kind[]> {
  const delivered = await observer.esims();
  for (const esim of delivered.filter((_, index) => index % 2 === 0)) await observer.connect(esim);
  await observer.queueReadings(new Date(Date.now() + DAY_MS));
  await untilAllIsDone();
  const found = await customers.findTopups(delivered);
  const own = ordersOf(found, customers.checkOutTopup);
  const others = ordersOf(found, customers.checkOutTopupForOther);
  await warmUp(own);
  return [
    { name: 'eSIMs', checkOutNext: esims },
    { name: 'one third top-ups by the owner', checkOutNext: everyThird(own, esims) },
    { name: 'one third top-ups by someone else', checkOutNext: everyThird(others, esims) },
  ];
}

function everyThird(third: CheckOutNext, usual: CheckOutNext): CheckOutNext {
  let begun = 0;
  return () => {
    begun += 1;
    return begun % 3 === 0 ? third() : usual();
  };
}

/** `share` is that of the turn in all orders. */
async function measureCheckouts({ name, checkOutNext }: Kind, share: number): Promise<string[]> {
  const count = Math.round(options.orders * share);
  const { result, cpu, seconds } = await costOf(() => checkOut(count, checkOutNext));
  print(`create checkout of ${name}: ${result.length} checkouts by ${BUYERS_AT_ONCE} buyers at a time`);
  print(`  ${(result.length / seconds).toFixed(1)} checkouts/s`);
  printCost(cpu, result.length);
  return result;
}

async function measureDelivery({ name }: Kind, ready: string[], share: number): Promise<Turn> {
  const beganAt = Date.now();
  const paying = await costOf(() => payAndReceive(ready, options.seconds * share * 1000));
  const mailsDue = await observer.mailsDue();
  const after = await costOf(untilAllIsDone);
  const delivered = paying.result;
  print(`\npaid to delivered, ${name}: ${delivered} orders, at most ${options['in-progress']} in progress`);
  print(`  ${(delivered / paying.seconds).toFixed(1)} orders/s over ${paying.seconds.toFixed(1)} s`);
  if (ready.length === 0) print('  (all prepared checkouts were paid before the time was over)');
  printWaits(await observer.waits(beganAt));
  print(`  ${mailsDue} mails still to be sent at the end; all is done ${after.seconds.toFixed(1)} s later`);
  const cpu = add(paying.cpu, after.cpu);
  printCost(cpu, delivered);
  const cpuMs = (cpu.shop + cpu.sandbox + cpu.postgres) / delivered;
  return {
    cpuMs,
    perSecond: delivered / paying.seconds,
    donePerSecond: delivered / (paying.seconds + after.seconds),
  };
}

/** What the machine and its PostgreSQL can do, measured in the same run. */
async function measureReference(): Promise<void> {
  const bare = await costOf(() => runBareTransactions(shop.databaseUrl, BARE_TRANSACTIONS));
  print(`\nreference: ${BARE_TRANSACTIONS} bare transactions of one insert each`);
  print(`  ${(BARE_TRANSACTIONS / bare.seconds).toFixed(0)} transactions/s`);
  print(`  CPU ms each: client ${bare.result.toFixed(3)}`);
  printCost(bare.cpu, BARE_TRANSACTIONS);
}

/** The payment pages of this many new checkouts. */
async function checkOut(count: number, checkOutNext: CheckOutNext): Promise<string[]> {
  const pages: string[] = [];
  let begun = 0;
  const buy = async () => {
    while (begun < count) {
      begun += 1;
      pages.push(await checkOutNext());
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buy));
  return pages;
}

/**
 * Removes pages from the list and pays them until the time is over. Resolves with the number delivered,
 * including the last ones.
 */
async function payAndReceive(pages: string[], forMs: number): Promise<number> {
  const end = performance.now() + forMs;
  let delivered = 0;
  const receive = async () => {
    while (performance.now() < end) {
      const page = pages.pop();
      if (page === undefined) return;
      const isDelivered = observer.untilDelivered(new URL(page).pathname.split('/').at(-1) ?? '');
      await customers.pay(page);
      await isDelivered;
      delivered += 1;
    }
  };
  await Promise.all(Array.from({ length: options['in-progress'] }, receive));
  return delivered;
}

/**
 * Every mail is sent and every topped-up eSIM is read, also those that wait for the round of the next minute: the turn
 * that caused a reading pays for it.
 */
async function untilAllIsDone(): Promise<void> {
  await observer.queueReadings(new Date(Date.now() + MINUTE_MS));
  const end = performance.now() + DONE_WITHIN_MS;
  while ((await observer.mailsDue()) + (await observer.readingsDue()) > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

async function costOf<T>(work: () => Promise<T>) {
  const before = shop.cpu();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  const after = shop.cpu();
  const cpu: CpuTimes = {
    shop: after.shop - before.shop,
    sandbox: after.sandbox - before.sandbox,
    postgres: after.postgres - before.postgres,
  };
  return { result, seconds, cpu };
}

function add(one: CpuTimes, other: CpuTimes): CpuTimes {
  return {
    shop: one.shop + other.shop,
    sandbox: one.sandbox + other.sandbox,
    postgres: one.postgres + other.postgres,
  };
}
