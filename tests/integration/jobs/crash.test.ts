import { expect, onTestFinished, test } from 'vitest';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { startProcess } from '#tests/database/start-process.ts';

test("a killed worker's job is run again by another within 30 seconds", async () => {
  const postgres = await aPostgres();
  const attempts: number[] = [];
  const job = {
    name: 'deliver',
    run: ({ attempt }: { attempt: number }) => {
      attempts.push(attempt);
      return Promise.resolve();
    },
  };
  const sender = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: false });
  await sender.start();
  await sender.enqueue({ name: 'deliver', data: {} });

  const doomed = startProcess('hang-in-a-job', [postgres.url]);
  await eventually(() => expect(doomed.lines).toContain('took the job'));
  doomed.child.kill('SIGKILL');
  await doomed.ended;

  const survivor = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: true });
  await survivor.start();
  onTestFinished(async () => {
    await survivor.stop();
    await sender.stop();
  });
  await eventually(() => expect(attempts).toEqual([2]), 30_000);
});
