import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { readSecrets } from '#server/main/secrets.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { findSystemPostgres, startSystemPostgres } from '#tests/database/system-postgres.ts';
import { findLoggedSecrets, openSecretAddresses } from './log-canaries.ts';
import { startNginx } from './nginx.ts';
import { checkSharedState } from './shared-state.ts';
import { Trickle } from './trickle.ts';
import { environmentOf, Units } from './units.ts';
import { Visitors } from './visitors.ts';
import { buildPages } from '#scripts/launch/build-pages.ts';
import { ROOT } from '#scripts/launch/repository.mjs';
import { startSandboxProcess } from '#scripts/launch/sandbox-process.ts';

// Runs docs/deploy.md on this machine, with Debian's nginx and PostgreSQL and the files of deploy/. See the document.

const { values } = parseArgs({
  options: {
    'checkouts-per-second': { type: 'string', default: '2' },
    keep: { type: 'boolean', default: false },
  },
});
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'landfall-deployment-'));
// PostgreSQL runs as another user when we are root, and must reach its own folder.
chmodSync(folder, 0o755);
const MAIL_TRIES = 60;
const stops: (() => Promise<unknown>)[] = [];

try {
  await runTrial();
} finally {
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}

async function runTrial(): Promise<void> {
  await buildPages(new AbortController().signal);
  const postgres = await openDatabase();
  const [port, webA, webB] = [await aFreePort(), await aFreePort(), await aFreePort()];
  const nginx = await startNginx({ folder: join(folder, 'nginx'), port, webPorts: [webA, webB] });
  stops.push(nginx.stop);
  const origin = `https://localhost:${port}`;
  const { environment, sandboxOrigin } = await openServices({
    origin,
    certificate: nginx.certificate,
    postgres,
  });
  const units = new Units(environment, join(folder, 'units'));
  stops.push(() => units.stopAll());
  const names = {
    web: [webA, webB].map((web) => `landfall-web@${web}`),
    workers: ['landfall-worker@1', 'landfall-worker@2'],
  };
  // Web first: when a worker starts, the network tests the address for its notices.
  for (const group of [names.web, names.workers]) await Promise.all(group.map((name) => units.start(name)));
  for (const web of [webA, webB]) await untilReady(web);

  const visitors = new Visitors({ origin, certificate: nginx.certificate, sandboxOrigin });
  const trickle = new Trickle({
    visitors,
    plan: await visitors.findPlan(),
    perSecond: Number(values['checkouts-per-second']),
  });
  trickle.start();
  await disturb({ trickle, units, nginx, environment, webPorts: [webA, webB] });
  const orders = await trickle.stop();
  const shared = await checkSharedState({
    visitors,
    origin,
    webPorts: [webA, webB],
    password: (await readSecrets(environment['DATA_DIR'] ?? '')).sandboxAdminPassword,
  });
  const mails = await untilMailed(sandboxOrigin, orders.length);
  const counts = nginx.counts();
  await openSecretAddresses(visitors, nginx);
  await units.stopAll();
  await openSecretAddresses(visitors, nginx);
  await report({
    trickle,
    orders: orders.length,
    mails,
    shared,
    sandboxOrigin,
    nginx: counts,
    loggedSecrets: findLoggedSecrets(nginx),
    stopTimes: units.stopTimes,
  });
}

type Shop = Readonly<{
  trickle: Trickle;
  units: Units;
  nginx: Awaited<ReturnType<typeof startNginx>>;
  environment: Readonly<Record<string, string>>;
  webPorts: readonly [number, number];
}>;

/** What happens to the processes while customers buy. */
async function disturb({ trickle, units, nginx, environment, webPorts }: Shop): Promise<void> {
  const phase = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    trickle.enter(name);
    await work();
  };
  const killAndStart = async (name: string): Promise<void> => {
    await units.kill(name);
    await pause(5_000);
    await units.start(name);
  };
  await phase('steady', () => pause(10_000));
  await phase('rolling restart', async () => {
    const control = await serveRestarts(units);
    await run(join(ROOT, 'deploy/rolling-restart.sh'), {
      env: {
        PATH: process.env['PATH'],
        UPSTREAM: nginx.upstreamFile,
        WEB_PORTS: webPorts.join(' '),
        RESTART: control.command,
        RELOAD_NGINX: nginx.reloadCommand,
      },
    });
    await control.close();
  });
  await phase('web process killed', () => killAndStart(`landfall-web@${webPorts[0]}`));
  await phase('worker killed', () => killAndStart('landfall-worker@1'));
  await phase('keys rotated', () => command(environment, 'rotate-keys'));
  await phase('backup', () => command(environment, 'backup', join(folder, 'backup')));
}

/** A web process is ready when a worker has filled the catalogue. */
async function untilReady(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await pause(200);
}

async function openDatabase(): Promise<string> {
  const programs = await findSystemPostgres();
  if (programs === null) throw new Error('Install PostgreSQL first: apt-get install postgresql-15');
  const server = await startSystemPostgres(programs, { durable: true });
  stops.push(server.stop);
  await run(join(programs, 'createdb'), ['--maintenance-db', server.url, 'landfall']);
  return server.url.replace(/\/postgres$/, '/landfall');
}

type Surroundings = Readonly<{ origin: string; certificate: string; postgres: string }>;

async function openServices({ origin, certificate, postgres }: Surroundings) {
  const dataDir = join(folder, 'data');
  const { sandboxKeys: keys } = await readSecrets(dataDir);
  // The sandbox sends its notices through nginx, as the services do.
  process.env['NODE_EXTRA_CA_CERTS'] = certificate;
  const sandbox = await startSandboxProcess({
    dataDir,
    port: await aFreePort(),
    smtpPort: await aFreePort(),
    shopOrigin: origin,
    keys,
  });
  stops.push(sandbox.stop);
  const environment = environmentOf({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: postgres,
    AUTH_SECRET: keys.airaloClientSecret.repeat(2),
    ENCRYPTION_SECRET: keys.airaloClientId.repeat(4),
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    STRIPE_BASE_URL: sandbox.origin,
    AIRALO_CLIENT_ID: keys.airaloClientId,
    AIRALO_CLIENT_SECRET: keys.airaloClientSecret,
    AIRALO_BASE_URL: sandbox.origin,
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'Landfall <hello@landfall.example>',
    SANDBOX_ORIGIN: sandbox.origin,
  });
  return { environment, sandboxOrigin: sandbox.origin };
}

function command(environment: Readonly<Record<string, string>>, name: string, ...parameters: string[]) {
  const program = join(ROOT, 'src/server/main/commands', `${name}.ts`);
  return run(process.execPath, [program, ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...environment },
  });
}

/** Stands for `systemctl restart`: the script calls a program that asks this process. */
async function serveRestarts(units: Units) {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    units.restart(name).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await aFreePort();
  server.listen(port, '127.0.0.1');
  const file = join(folder, 'restart');
  writeFileSync(file, `#!/bin/sh\nexec curl -fsS "http://127.0.0.1:${port}/$1"\n`, { mode: 0o755 });
  return { command: file, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The last emails are sent a moment after their orders are delivered. */
async function untilMailed(sandboxOrigin: string, expected: number): Promise<number> {
  const Mails = z.object({ messages: z.array(z.object({ subject: z.string() })) });
  for (let tries = 1; ; tries += 1) {
    const { messages } = Mails.parse(
      await (await fetch(`${sandboxOrigin}/mailbox/messages?limit=100000`)).json(),
    );
    const count = messages.filter(({ subject }) => /eSIM/.test(subject)).length;
    if (count >= expected || tries === MAIL_TRIES) return count;
    await pause(1_000);
  }
}

type Results = Readonly<{
  trickle: Trickle;
  orders: number;
  mails: number;
  shared: readonly string[];
  sandboxOrigin: string;
  nginx: Readonly<{ requests: number; sentTwice: number; errors: number }>;
  loggedSecrets: readonly string[];
  stopTimes: readonly number[];
}>;

async function report({
  trickle,
  orders,
  mails,
  shared,
  nginx,
  loggedSecrets,
  stopTimes,
  sandboxOrigin,
}: Results): Promise<void> {
  const Sold = z.object({ entries: z.array(z.object({ data: z.object({ description: z.string() }) })) });
  const ledger = readFileSync(join(folder, 'data/sandbox/ledger.jsonl'), 'utf8');
  const sold = Sold.parse(
    await (await fetch(`${sandboxOrigin}/control/ledger?kind=esim-sold&limit=100000`)).json(),
  );
  const units = sold.entries.map(({ data }) => data.description);
  const problems = [
    ...trickle.failures,
    ...shared,
    ...loggedSecrets,
    ...(units.length === orders ? [] : [`${orders} orders were paid, ${units.length} eSIMs were bought`]),
    ...(new Set(units).size === units.length ? [] : ['An eSIM was bought twice']),
    ...(mails === orders ? [] : [`${orders} orders were paid, ${mails} order emails were sent`]),
    ...(nginx.errors === 0 ? [] : [`nginx answered ${nginx.errors} requests with 5xx`]),
    ...(Math.max(...stopTimes) < 10_000 ? [] : ['A process took longer than 10 s to stop']),
  ];
  console.table(trickle.phases());
  console.log(
    `${orders} orders, ${units.length} eSIMs bought, ${mails} order emails, ${ledger.split('\n').length} lines in the ledger`,
  );
  console.log(
    `nginx: ${nginx.requests} requests, ${nginx.sentTwice} sent to a second process, ${nginx.errors} answered with 5xx`,
  );
  console.log(`Slowest stop of a process: ${Math.round(Math.max(...stopTimes))} ms`);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No failure.' : `${problems.length} failures.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
