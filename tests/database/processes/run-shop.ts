import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { aLog } from '#tests/builders/log.ts';
import { COUNT_POOL, countPool } from '#tests/database/whole-pool.ts';
import { PointStops } from '#tests/faults/stop-at-points.ts';
import { openShop } from '#tests/integration/road-parts.ts';

const Settings = z.object({
  place: z.object({
    port: z.int(),
    databaseUrl: z.string(),
    sandboxOrigin: z.string(),
    smtpUrl: z.string(),
  }),
  /** A file that says by how many milliseconds the clock is ahead of the machine's: tests let time pass in it. */
  clockFile: z.string(),
  /** Null: it must do without. */
  reconcileEveryMs: z.int().nullable(),
  manner: z.enum(['hang', 'stop']),
  points: z.array(z.string()),
});
export type ShopSettings = z.infer<typeof Settings>;

if (import.meta.main) await run();

/**
 * The whole shop in a process of its own, on a database and a sandbox that are already there. Its test kills it, or
 * stops it with SIGTERM. Each line of its standard input names a point of the road to stop at.
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
    attend: ({ postgres }) => stops.attend(postgres.pool),
  });
  const { shop } = opened;
  const stopReconciler =
    settings.reconcileEveryMs === null
      ? () => Promise.resolve()
      : startReconciler({ late: shop.orders.late, clock, log, everyMs: settings.reconcileEveryMs });
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === COUNT_POOL) console.log(`${COUNT_POOL} ${JSON.stringify(countPool(shop.postgres.pool))}`);
    else stops.arm([line]);
  });
  process.once('SIGTERM', () => {
    void stopReconciler()
      .then(() => opened.close())
      .then(() => process.exit(0));
  });
  console.log('ready');
}
