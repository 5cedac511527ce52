import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { assembleAccounts } from '#server/main/assembly/assemble-accounts.ts';
import { aLog } from '#tests/builders/log.ts';
import { aSeller } from '#tests/builders/seller.ts';

/**
 * A web process: handles one request for a password reset, prints the status of its response and waits to be killed. It
 * runs no jobs, so it sends no mail itself.
 */
const [url = '', secret = '', origin = '', email = ''] = process.argv.slice(2);
const log = aLog();
const postgres = connectPostgres({ url, log });
const never = () => Promise.reject(new Error('A web process sends no mail'));
const { accounts, jobs } = assembleAccounts({
  postgres,
  enqueueWithin: (transaction, job) => queue.enqueueWithin(transaction, job),
  publicOrigin: origin,
  languages: OFFERED_BY_DEFAULT,
  authSecret: secret,
  secretBox: createSecretBox(secret),
  mailer: { send: never },
  mailTemplates: { render: never },
  seller: aSeller(),
  alerts: createAlertStore(postgres),
  limits: createSharedLimits(postgres),
  clock: { now: () => new Date() },
  log,
});
const queue = createJobQueue({ database: postgres, jobs, log, runsJobs: false });
await queue.start();
const response = await accounts.handler(
  new Request(`${origin}/api/auth/request-password-reset`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }),
);
console.log(`responded ${response.status}`);
setInterval(() => undefined, 60_000);
