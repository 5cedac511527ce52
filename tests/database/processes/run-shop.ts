import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { loadMailTemplates } from '#server/mails/load-mail-templates.ts';
import { stopParts } from '#server/main/stop-parts.ts';
import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { aLog } from '#tests/builders/log.ts';
import { COUNT_POOLS, countPools } from '#tests/database/whole-pool.ts';
import { PointStops } from '#tests/faults/setup/stop-at-points.ts';
import { openShop } from '#tests/integration/order-flow/parts.ts';

const Settings = z.object({
  place: z.object({
    port: z.int(),
    databaseUrl: z.string(),
    sandboxOrigin: z.string(),
    smtpUrl: z.string(),
  }),
  /**
   * A file with the number of milliseconds that the clock is ahead of the machine's: tests advance time with
   * it.
   */
  clockFile: z.string(),
  /** Null: the shop runs without a reconciler. */
  reconcileEveryMs: z.int().nullable(),
  manner: z.enum(['hang', 'stop']),
  points: z.array(z.string()),
});
export type ShopSettings = z.infer<typeof Settings>;

const BUILD = join(import.meta.dirname, '../../../build');
const STOP_WITHIN_MS = 9_000;

if (import.meta.main) await run();

/**
 * The whole shop in a separate process, on an existing database and sandbox. Its test kills it, or stops it
 * with SIGTERM. Each line of its standard input names a pause point of the order flow to arm.
 */
async function run(): Promise<void> {
  const settings = Settings.parse(JSON.parse(process.argv[2] ?? ''));
  const clock = { now: () => new Date(Date.now() + Number(readFileSync(settings.clockFile, 'utf8'))) };
  const log = aLog();
  const stops = new PointStops(settings.manner);
  stops.arm(settings.points);
  const opened = await openShop({
    place: settings.place,
    clock,
    log,
    mailTemplates: await loadMailTemplates(BUILD),
    onAssembled: ({ postgres }) => stops.observe(postgres.pool),
  });
  const { shop } = opened;
  const stopReconciler =
    settings.reconcileEveryMs === null
      ? () => undefined
      : startReconciler({ late: shop.orders.late, clock, log, everyMs: settings.reconcileEveryMs });
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === COUNT_POOLS) console.log(`${COUNT_POOLS} ${JSON.stringify(countPools(shop.postgres))}`);
    else stops.arm([line]);
  });
  process.once('SIGTERM', () => {
    const parts = [
      { name: 'reconciler', withinMs: STOP_WITHIN_MS, stop: stopReconciler },
      { name: 'shop', withinMs: STOP_WITHIN_MS, stop: () => opened.close() },
    ];
    void stopParts(parts, log).then(() => {
      const hung = log.lines.filter(({ event }) => event.startsWith('shop-stop-'));
      for (const { event, fields } of hung) console.error(event, fields);
      process.exit(hung.length);
    });
  });
  console.log('ready');
}
