import { expect, onTestFinished, test } from 'vitest';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createJobQueue, type RunningQueue } from '#adapters/jobs/create-job-queue.ts';
import { createAccountMailStore } from '#adapters/postgres/accounts/account-mail-store.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createReconcileStore } from '#adapters/postgres/orders/reconcile-store.ts';
import { createSmtpMailer } from '#adapters/smtp/create-smtp-mailer.ts';
import { sendAccountMail } from '#core/accounts/send-account-mail.ts';
import { EMAILS_PER_MAILBOX } from '#core/limits/shop-limits.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { accountJobs } from '#server/jobs/account-jobs.ts';
import { aMailServer } from '#tests/builders/a-mail-server.ts';
import { aClock } from '#tests/builders/clock.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { startProcess } from '#tests/database/start-process.ts';
import { anAccountsShop, PASSWORD } from './shop.ts';

const SECRET = 'a secret that is only used by these tests';
const ORIGIN = 'http://localhost:3000';
const EMAIL = 'ana@example.com';
const TOKEN = 'abcDEF123456';
const RESET = {
  kind: 'reset-password',
  recipient: EMAIL,
  language: 'es',
  path: `/auth?mode=reset-password&token=${TOKEN}`,
} as const;

type Options = Readonly<{ postgres: Postgres; smtpUrl: string; start?: string }>;

/** A worker of the shop: its queue, its mailer and the reconciler's store. The test starts the queue. */
function aWorker({ postgres, smtpUrl, start }: Options) {
  const clock = aClock(start);
  const mailer = createSmtpMailer({
    smtpUrl,
    mailFrom: 'Landfall <hello@landfall.example>',
    replyTo: aSeller().supportEmail,
  });
  const store = createAccountMailStore({
    postgres,
    secretBox: createSecretBox(SECRET),
    enqueueWithin: (transaction, job) => queue.enqueueWithin(transaction, job),
  });
  const needs = {
    accountMails: store,
    mailer,
    mailTemplates: sourceMailTemplates,
    alerts: createAlertStore(postgres),
    publicOrigin: ORIGIN,
    seller: aSeller(),
    clock,
    messagesOf,
  };
  const jobs = accountJobs(needs);
  const queue: RunningQueue = createJobQueue({ database: postgres, jobs, log: aLog(), runsJobs: true });
  const late = createReconcileStore({
    shareSecrets: createShareSecrets('only for tests'),
    postgres,
    enqueueWithin: (transaction, job) => queue.enqueueWithin(transaction, job),
  });
  onTestFinished(async () => {
    await queue.stop();
    mailer.close();
  });
  return { needs, clock, queue, store, requeue: () => late.queueWhatIsLate(clock.now(), 1) };
}

async function mailRows({ pool }: Postgres) {
  const { rows } = await pool.query<{ id: string; status: string; attempts: number; sealed: string | null }>(
    'select id, status, attempts, sealed_path as sealed from account_mails order by created_at',
  );
  return rows;
}

async function openAlerts({ pool }: Postgres) {
  const { rows } = await pool.query<{ kind: string }>('select kind from alerts where resolved_at is null');
  return rows.map(({ kind }) => kind);
}

/** Every stored byte of mails and jobs, as text. */
async function storedText({ pool }: Postgres): Promise<string> {
  const { rows } = await pool.query<{ row: string }>(
    'select m::text as row from account_mails m union all select j::text from jobs.job j',
  );
  return rows.map(({ row }) => row).join('\n');
}

const messageIdIn = (mail: string | undefined) => /^Message-ID: (.+)$/im.exec(mail ?? '')?.[1];

test('AUTH-48 a web process that is killed right after its response loses no mail', async () => {
  const postgres = await aPostgres();
  const shop = await anAccountsShop({ postgres });
  await shop.call('/sign-up/email', { body: { email: EMAIL, password: PASSWORD, name: '' } });
  await shop.sendMails();
  const web = startProcess('request-password-reset', [postgres.url, SECRET, ORIGIN, EMAIL]);
  await eventually(() => expect(web.lines).toContain('responded 200'), 60_000);
  web.child.kill('SIGKILL');
  await web.ended;

  const server = await aMailServer();
  const worker = aWorker({ postgres, smtpUrl: server.url, start: new Date().toISOString() });
  await worker.queue.start();
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]).toContain('Subject: Choose a new Landfall password');
  await eventually(async () => expect((await mailRows(postgres)).at(-1)).toMatchObject({ status: 'sent' }));
});

test('AUTH-48 a mail that was sent but not recorded is sent again with the same message id', async () => {
  const postgres = await aPostgres();
  const server = await aMailServer();
  const { needs, clock, queue, store, requeue } = aWorker({ postgres, smtpUrl: server.url });
  const crash = () => Promise.reject(new Error('The process was killed here'));
  await createJobQueue({
    database: postgres,
    jobs: accountJobs(needs),
    log: aLog(),
    runsJobs: false,
  }).start();
  await store.add(RESET, clock.now());
  const [due] = await mailRows(postgres);
  const id = due?.id ?? '';
  await expect(sendAccountMail({ ...needs, accountMails: { ...store, end: crash } }, id)).rejects.toThrow();
  await queue.start();
  await eventually(async () => expect(await sendAccountMail(needs, id)).toBe('nothing-to-do'));
  clock.advance(41);
  await eventually(async () => {
    await requeue();
    expect(server.received).toHaveLength(2);
  });
  expect(messageIdIn(server.received[1])).toBe(messageIdIn(server.received[0]));
  expect(messageIdIn(server.received[0])).toBe(`<reset-password-${id}@localhost>`);
});

test('AUTH-48 AUTH-49 a deferred mail is retried until the server accepts it; until then its token is stored encrypted', async () => {
  const postgres = await aPostgres();
  const server = await aMailServer([451, 450]);
  const { clock, queue, store, requeue } = aWorker({ postgres, smtpUrl: server.url });
  await queue.start();
  await store.add(RESET, clock.now());
  for (const attempts of [1, 2]) {
    await eventually(async () => {
      await requeue();
      expect(await mailRows(postgres)).toMatchObject([{ status: 'due', attempts }]);
      // An attempt is counted before it is made. The clock must not end its lock while it is under way.
      expect(server.codesLeft()).toBe(2 - attempts);
    });
    expect(await storedText(postgres)).not.toContain(TOKEN);
    clock.advance(41);
  }
  await eventually(async () => {
    await requeue();
    expect(await mailRows(postgres)).toMatchObject([{ status: 'sent', attempts: 3, sealed: null }]);
  });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('/es/auth?mode=3Dreset-password');
  expect(server.received[0]).toContain(TOKEN);
  expect(await storedText(postgres)).not.toContain(TOKEN);
  expect(await openAlerts(postgres)).toEqual([]);
});

test('AUTH-51 a mail that the server refuses permanently raises an alert, is not retried, and its token is removed', async () => {
  const postgres = await aPostgres();
  const server = await aMailServer([550]);
  const { clock, queue, store, requeue } = aWorker({ postgres, smtpUrl: server.url });
  await queue.start();
  await store.add(RESET, clock.now());
  await eventually(async () =>
    expect(await mailRows(postgres)).toMatchObject([{ status: 'refused', attempts: 1, sealed: null }]),
  );
  expect(await openAlerts(postgres)).toEqual(['account-mail-refused']);
  clock.advance(600);
  expect(await requeue()).toMatchObject({ accountMails: 0 });
  expect(server.received).toEqual([]);
});

test('AUTH-50 a mail whose link has expired is not sent, its token is removed, and the owner gets an alert', async () => {
  const postgres = await aPostgres();
  const server = await aMailServer();
  const { needs, clock, queue, store } = aWorker({ postgres, smtpUrl: server.url });
  await createJobQueue({
    database: postgres,
    jobs: accountJobs(needs),
    log: aLog(),
    runsJobs: false,
  }).start();
  await store.add({ ...RESET, kind: 'magic-link', path: `/auth?magic_link=${TOKEN}` }, clock.now());
  await store.add(RESET, clock.now());
  clock.advance(30 * 60);
  await queue.start();
  await eventually(async () =>
    expect((await mailRows(postgres)).map(({ status }) => status).toSorted()).toEqual(['expired', 'sent']),
  );
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('mode=3Dreset-password');
  expect(await openAlerts(postgres)).toEqual(['account-mail-expired']);
  expect((await mailRows(postgres)).map(({ sealed }) => sealed)).toEqual([null, null]);
});

test('AUTH-48 AUTH-62 a mail that cannot be stored is not announced, and the request can be repeated as often as it fails', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: { email: EMAIL, password: PASSWORD, name: '' } });
  const { pool } = shop.postgres;
  await pool.query('alter table account_mails rename to account_mails_away');
  const calls = ['/request-password-reset', '/sign-in/magic-link'];
  // More than a mailbox gets: what was never stored does not count.
  for (let tried = 0; tried < EMAILS_PER_MAILBOX.most; tried += 1)
    for (const path of calls) await expect(shop.call(path, { body: { email: EMAIL } })).rejects.toThrow();
  await pool.query('alter table account_mails_away rename to account_mails');
  for (const path of calls) expect((await shop.call(path, { body: { email: EMAIL } })).status).toBe(200);
  const { rows } = await pool.query<{ kind: string }>('select kind from account_mails order by kind');
  expect(rows.map(({ kind }) => kind)).toEqual(['confirm-address', 'magic-link', 'reset-password']);
});

test('mails that ended more than 30 days ago are deleted when another one is sent', async () => {
  const shop = await anAccountsShop();
  await shop.call('/sign-up/email', { body: { email: EMAIL, password: PASSWORD, name: '' } });
  await shop.sendMails();
  const request = async () => {
    await shop.call('/request-password-reset', { body: { email: EMAIL } });
    await shop.sendMails();
    return (await mailRows(shop.postgres)).length;
  };
  shop.clock.advance(30 * 86_400);
  expect(await request()).toBe(2);
  shop.clock.advance(60);
  expect(await request()).toBe(2);
});
