import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { aLog } from '#tests/builders/log.ts';
import { openShop } from '#tests/integration/road-parts.ts';

/** The whole shop in a process of its own, on a database and a sandbox that are already there. Its test kills it. */
const [port = '', databaseUrl = '', sandboxOrigin = '', smtpUrl = ''] = process.argv.slice(2);
const clock = { now: () => new Date() };
const log = aLog();
const { shop } = await openShop({
  place: { port: Number(port), databaseUrl, sandboxOrigin, smtpUrl },
  clock,
  log,
});
startReconciler({ late: shop.orders.late, clock, log, everyMs: 5_000 });
console.log('ready');
