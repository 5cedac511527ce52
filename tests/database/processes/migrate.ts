import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aLog } from '#tests/builders/log.ts';

/** The database steps that every process of the shop runs at start. Prints what it had to do. */
const [url = ''] = process.argv.slice(2);
const postgres = connectPostgres({ url, log: aLog() });
const applied = await migrateDatabase(postgres);
const queue = createJobQueue({
  database: postgres,
  log: aLog(),
  runsJobs: true,
  jobs: [{ name: 'sync', schedule: '0 * * * *', oneAtATime: true, run: () => Promise.resolve() }],
});
await queue.start();
await queue.stop();
await postgres.close();
console.log(JSON.stringify({ applied }));
