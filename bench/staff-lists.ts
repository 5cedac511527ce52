/**
 * `npm run bench:lists`: how long staff wait for every list of /admin with 100,000 orders and 1,000,000 visits in a real
 * PostgreSQL: whole requests over HTTP, without the lookup of the session. Words after it measure only the lists whose
 * name contains one of them. Prints figures and no verdicts.
 */
import { sql } from 'drizzle-orm';
import { createSalesSumStore } from '#adapters/postgres/overview/sales-sum-store.ts';
import { sumSalesDays } from '#core/overview/sales-days.ts';
import { createApp } from '#server/http/create-app.ts';
import { listen } from '#server/http/listen.ts';
import { silent, withBenchDatabase } from './bench-database.ts';
import { timesOf } from './call-times.ts';
import { fillCatalogue } from './data/fill-catalogue.ts';
import { fillContacts } from './data/fill-contacts.ts';
import { fillOrders } from './data/fill-orders.ts';
import { fillSystem } from './data/fill-system.ts';
import { fillVisits } from './data/fill-visits.ts';
import { print } from './order-figures.ts';
import { staffNeeds } from './staff-app.ts';
import { staffPaths } from './staff-paths.ts';

const CALLS = 41;
const DAYS = 365;
const TIME_ZONE = eveningZone(new Date());
const words = process.argv.slice(2);

await withBenchDatabase(async (postgres) => {
  await fillCatalogue(postgres);
  await fillOrders(postgres);
  await fillContacts(postgres);
  await fillSystem(postgres);
  await fillVisits(postgres, DAYS);
  await sumSalesDays({
    salesSums: createSalesSumStore(postgres),
    timeZone: TIME_ZONE,
    clock: { now: () => new Date() },
  });
  // As autovacuum would have done.
  await postgres.db.execute(sql`vacuum analyze`);
  const app = createApp(staffNeeds(postgres, TIME_ZONE));
  const server = await listen({ app, port: 0, hostname: '127.0.0.1', log: silent });
  for (const [index, [name, path]] of (await staffPaths(postgres, TIME_ZONE)).entries())
    if (words.length === 0 || words.some((word) => name.includes(word)))
      await measure(name, `http://127.0.0.1:${server.port}${path}`, `10.0.${index}.1`);
  await server.close(0);
});

/** Where it is between ten and eleven in the evening: a report of today then counts most. */
function eveningZone(now: Date): string {
  // From 9 hours behind UTC to 14 hours ahead of it; these names have the sign of the way back to UTC.
  const ahead = ((22 - now.getUTCHours() + 9 + 24) % 24) - 9;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function measure(name: string, url: string, client: string): Promise<void> {
  const call = async () => {
    const response = await fetch(url, {
      headers: { cookie: 'session=of-an-admin', 'x-forwarded-for': client },
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url} returned ${response.status} ${body}`);
  };
  // The first calls also read tables from the disk.
  await timesOf(call, 2);
  const { medianMs, p95Ms, slowestMs } = await timesOf(call, CALLS);
  print(
    `${name.padEnd(44)} median ${medianMs.toFixed(1).padStart(6)} ms, p95 ${p95Ms.toFixed(1).padStart(6)} ms, slowest ${slowestMs.toFixed(1)} ms`,
  );
}
