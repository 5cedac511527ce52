import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { aLog } from '#tests/builders/log.ts';

/** A worker that takes a job, prints that, and never finishes it. Its test kills it. */
const [url = ''] = process.argv.slice(2);
const database = connectPostgres({ url, log: aLog() });
const queue = createJobQueue({
  database,
  log: aLog(),
  runsJobs: true,
  jobs: [
    {
      name: 'deliver',
      run: () => {
        console.log('took the job');
        return Promise.withResolvers<undefined>().promise;
      },
    },
  ],
});
await queue.start();
