import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Secrets } from '#server/main/secrets.ts';
import { endProcess, identify, isRunning } from './known-process.mjs';
import { rememberProcess } from './left-over-processes.ts';
import { ROOT } from './repository.mjs';

export type SandboxOptions = Readonly<{
  dataDir: string;
  port: number;
  /** The same port is used again after a restart. */
  smtpPort: number;
  shopOrigin: string;
  keys: Secrets['sandboxKeys'];
}>;

export type SandboxProcess = Readonly<{
  origin: string;
  smtpUrl: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}>;

const Ready = z.object({ ready: z.literal(true), origin: z.url(), smtpUrl: z.url() });
const STOP_TIMEOUT_MS = 5_000;

/** What the sandbox reports: only failures. */
export function sandboxLog(dataDir: string): string {
  return join(dataDir, 'logs', 'sandbox.log');
}

/** Starts the sandbox of the external services in a separate process. */
export async function startSandboxProcess(options: SandboxOptions): Promise<SandboxProcess> {
  await mkdir(join(options.dataDir, 'logs'), { recursive: true });
  const logFile = sandboxLog(options.dataDir);
  const log = await open(logFile, 'a', 0o600);
  // In its own session, so that on Ctrl-C in the terminal the shop can finish before the sandbox ends.
  const child = spawn(
    process.execPath,
    [...process.execArgv, join(ROOT, 'sandbox/main.ts'), ...flags(options)],
    {
      cwd: ROOT,
      detached: true,
      env: { NODE_COMPILE_CACHE: join(ROOT, '.landfall', 'compiled'), ...process.env, ...keysOf(options) },
      stdio: ['ignore', 'pipe', log.fd],
    },
  );
  await log.close();
  const identity = child.pid === undefined ? null : identify(child.pid);
  if (identity !== null) rememberProcess(options.dataDir, 'sandbox', identity);
  const ready = await untilReady(child, logFile);
  return {
    origin: ready.origin,
    smtpUrl: ready.smtpUrl,
    isRunning: () => isRunning(identity),
    stop: async () => {
      if (identity !== null) await endProcess(identity, STOP_TIMEOUT_MS);
    },
  };
}

async function untilReady(child: ChildProcess, logFile: string): Promise<z.infer<typeof Ready>> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
  const ended = once(child, 'exit').then(async () => {
    const output = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
    throw new Error(`The sandbox did not start. Its log, ${logFile}, ends with:\n${output}`);
  });
  child.once('error', reject);
  const line = await Promise.race([promise, ended]);
  ended.catch(() => undefined);
  child.unref();
  return Ready.parse(JSON.parse(line));
}

function flags({ dataDir, port, smtpPort, shopOrigin }: SandboxOptions): string[] {
  return [
    `--port=${port}`,
    `--smtp-port=${smtpPort}`,
    `--data-dir=${join(dataDir, 'sandbox')}`,
    `--shop-origin=${shopOrigin}`,
  ];
}

function keysOf({ keys }: SandboxOptions): Record<string, string> {
  return {
    SANDBOX_STRIPE_SECRET_KEY: keys.stripeSecretKey,
    SANDBOX_STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    SANDBOX_AIRALO_CLIENT_ID: keys.airaloClientId,
    SANDBOX_AIRALO_CLIENT_SECRET: keys.airaloClientSecret,
  };
}
