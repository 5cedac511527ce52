import pg from 'pg';
import { z } from 'zod';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import { readingJobs } from '#server/jobs/reading-jobs.ts';
import type { WholeShop } from './whole-shop.ts';

const POLL_EVERY_MS = 50;
const READINGS_AT_ONCE = 100;

const Ledger = z.object({
  entries: z.array(z.object({ at: z.string(), data: z.record(z.string(), z.unknown()) })),
});
const Paid = z.object({ session: z.string() });
const Sold = z.object({ description: z.string() });
const Seen = z.array(z.object({ session_id: z.string() }));
const Esims = z.array(z.object({ iccid: z.string(), owner: z.string() }));

/** A delivered eSIM and the address of the customer who bought it. */
export type DeliveredEsim = z.infer<typeof Esims>[number];
const Count = z.tuple([z.object({ count: z.int() })]);

export type FinalCounts = Readonly<{
  paidOrders: number;
  deliveredOrders: number;
  unitsDelivered: number;
  esimsSold: number;
  topupsSold: number;
  doubles: number;
  refunds: number;
  mailsUnsent: number;
}>;

/**
 * Observes from outside: the sandbox's ledger, and the database through a connection that is not the shop's.
 */
export async function openObserver({ sandboxOrigin, databaseUrl }: WholeShop) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deliveries = watchDeliveries(client);
  const readings = await openReadings(databaseUrl);

  async function ledger(kind: string) {
    const response = await fetch(`${sandboxOrigin}/control/ledger?kind=${kind}&limit=1000000`);
    return Ledger.parse(await response.json()).entries;
  }

  async function count(query: string): Promise<number> {
    return Count.parse((await client.query(`select count(*)::int as count from ${query}`)).rows)[0].count;
  }

  return {
    /** Resolves when the order of this session is delivered and other connections can see it. */
    untilDelivered: (session: string) => deliveries.untilDelivered(session),
    /**
     * Runs `analyze`, which the server does by itself within a minute of the first orders: before that, it
     * only guesses the sizes of its tables.
     */
    async analyzeTables(): Promise<void> {
      await client.query('analyze');
    },
    /** The eSIMs delivered so far. */
    async esims(): Promise<readonly DeliveredEsim[]> {
      const { rows } = await client.query(
        'select iccid, o.email as owner from esims join order_units u on u.id = esims.unit_id join orders o on o.id = u.order_id',
      );
      return Esims.parse(rows);
    },
    mailsDue: () => count(`sent_mails where status = 'due'`),
    /** Readings that are queued. */
    readingsDue: () => count(`jobs.job where name = 'read-esim' and state in ('created', 'retry', 'active')`),
    /** Queues the readings due by then, as the shop's own round of each minute does. */
    queueReadings: (dueBy: Date) => readings.queue(dueBy),
    /** A phone connects with this eSIM. */
    async connect({ iccid }: DeliveredEsim): Promise<void> {
      const path = `/control/network/esims/${iccid}/connect`;
      const { status } = await fetch(`${sandboxOrigin}${path}`, { method: 'POST', body: '{}' });
      if (status !== 200) throw new Error(`The sandbox returned ${status}`);
    },
    /**
     * From each payment in the ledger to the visible delivery of its order, in milliseconds, shortest first.
     */
    async waits(since: number): Promise<readonly number[]> {
      const waits = (await ledger('session-paid')).flatMap(({ at, data }) => {
        const paidAt = Date.parse(at);
        const seenAt = deliveries.deliveredAt.get(Paid.parse(data).session);
        return seenAt === undefined || paidAt < since ? [] : [seenAt - paidAt];
      });
      return waits.sort((a, b) => a - b);
    },
    async readCounts(): Promise<FinalCounts> {
      const [esims, topups] = [await ledger('esim-sold'), await ledger('topup-sold')];
      const sold = [...esims, ...topups].map(({ data }) => Sold.parse(data).description);
      return {
        paidOrders: new Set((await ledger('session-paid')).map(({ data }) => Paid.parse(data).session)).size,
        deliveredOrders: await count(`orders where status = 'fulfilled'`),
        unitsDelivered: await count(`order_units where outcome = 'delivered'`),
        esimsSold: esims.length,
        topupsSold: topups.length,
        doubles: sold.length - new Set(sold).size,
        refunds: (await ledger('refund-made')).length + (await count('refunds')),
        mailsUnsent: await count(`sent_mails where status <> 'sent'`),
      };
    },
    async close(): Promise<void> {
      await deliveries.stop();
      await readings.close();
      await client.end();
    },
  };
}

async function openReadings(url: string) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = connectPostgres({ url, log });
  const unused = () => Promise.reject(new Error('The bench runs no job'));
  const jobs = readingJobs({
    readings: { find: unused, record: unused, recordFailure: unused, countOpen: unused, queueDue: unused },
    network: { readUsage: unused },
    limits: { take: unused },
    clock: { now: () => new Date() },
    log,
  });
  const queue = createJobQueue({ database: postgres, jobs, log, runsJobs: false });
  await queue.start();
  const store = createReadingStore({ postgres, enqueueWithin: (tx, job) => queue.enqueueWithin(tx, job) });
  return {
    async queue(dueBy: Date): Promise<void> {
      while ((await store.queueDue(READINGS_AT_ONCE, dueBy)) > 0);
    },
    async close(): Promise<void> {
      await queue.stop();
      await postgres.close();
    },
  };
}

/** Sees a delivered order at most 50 ms after the shop's transaction committed. */
function watchDeliveries(client: pg.Client) {
  const waiting = new Map<string, () => void>();
  const deliveredAt = new Map<string, number>();
  const stopping = new AbortController();
  const stopped = poll();

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
      if (waiting.size === 0) continue;
      // Planned anew each time: a plan from when the tables were small cost up to a tenth of what is
      // measured.
      const { rows } = await client.query(
        `select s.session_id from checkout_sessions s join orders o on o.id = s.order_id
         where s.session_id = any($1) and o.status = 'fulfilled'`,
        [[...waiting.keys()]],
      );
      const now = Date.now();
      for (const { session_id: session } of Seen.parse(rows)) {
        deliveredAt.set(session, now);
        waiting.get(session)?.();
        waiting.delete(session);
      }
    }
  }

  return {
    deliveredAt,
    untilDelivered: (session: string) =>
      new Promise<void>((resolve) => {
        waiting.set(session, resolve);
      }),
    async stop(): Promise<void> {
      stopping.abort();
      await stopped;
    },
  };
}
