/**
 * `npm run bench:chat`: one web process with 1,000 open chats in a real PostgreSQL. Measures memory and processor time while
 * nothing happens, and the delay from sending a message to its arrival on the stream. Prints figures and no verdicts.
 */
import { randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { print } from './order-figures.ts';

const Usage = z.object({ rss: z.number(), cpuMs: z.number() });
const CHATS = 1_000;
const QUIET_MS = 30_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const { dataDir } = await aDataFolder('landfall-bench-');
const server = await startEmbeddedPostgres({ dataDir, log });
const postgres = connectPostgres({ url: server.url, log });
const shop = fork(new URL('chat-server.ts', import.meta.url), [server.url], {
  execArgv: ['--expose-gc', '--max-semi-space-size=8'],
});
const started = once(shop, 'message');
const open: AbortController[] = [];
try {
  await migrateDatabase(postgres);
  await postgres.db.execute(sql`insert into users (id, name, email, email_verified)
    select 'customer-' || n, '', n || '@example.com', true from generate_series(1, ${CHATS}::int) n`);
  const [ready] = z.array(z.unknown()).parse(await started);
  const { port } = z.object({ port: z.int() }).parse(ready);
  const origin = `http://127.0.0.1:${port}`;
  const before = await usage();
  print(`one process without chats: ${megabytes(before.rss)} MB`);

  const arrived = new Map<string, (at: number) => void>();
  for (let first = 1; first <= CHATS; first += 100)
    await Promise.all(Array.from({ length: 100 }, (_, index) => listen(origin, first + index, arrived)));
  const opened = await usage();
  print(`${CHATS} open chats: ${megabytes(opened.rss)} MB, ${kilobytes(opened.rss - before.rss)} kB each`);

  const quietFrom = await usage();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const quietTo = await usage();
  print(`quiet: ${share(quietFrom, quietTo, QUIET_MS)} % of one core`);

  await measure({ origin, arrived, messages: 200, atOnce: 1 });
  await measure({ origin, arrived, messages: 2_000, atOnce: 20 });
} finally {
  for (const stream of open) stream.abort();
  shop.kill();
  await postgres.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Run = Readonly<{
  origin: string;
  arrived: Map<string, (at: number) => void>;
  messages: number;
  atOnce: number;
}>;

async function measure({ origin, arrived, messages, atOnce }: Run): Promise<void> {
  const delays: number[] = [];
  const startedAt = performance.now();
  const from = await usage();
  const next = Array.from({ length: messages }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const number of next) delays.push(await send(origin, (number % CHATS) + 1, arrived));
    }),
  );
  const tookMs = performance.now() - startedAt;
  delays.sort((a, b) => a - b);
  const at = (part: number) => (delays[Math.floor((delays.length - 1) * part)] ?? NaN).toFixed(1);
  print(`${messages} messages, ${atOnce} at a time: ${Math.round(messages / (tookMs / 1_000))} per second`);
  print(`  ms from sending to arrival: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`);
  const to = await usage();
  print(`  ${share(from, to, tookMs)} % of one core, ${megabytes(to.rss)} MB`);
}

async function usage(): Promise<z.infer<typeof Usage>> {
  shop.send('usage');
  const [message] = z.array(z.unknown()).parse(await once(shop, 'message'));
  return Usage.parse(message);
}

async function listen(
  origin: string,
  number: number,
  arrived: Map<string, (at: number) => void>,
): Promise<void> {
  const controller = new AbortController();
  open.push(controller);
  const response = await fetch(`${origin}/api/chat/events`, {
    headers: { cookie: `customer=${number}`, 'x-forwarded-for': addressOf(number) },
    signal: controller.signal,
  });
  if (!response.ok || response.body === null) throw new Error(`The stream responded ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  void follow(reader, arrived).catch(() => undefined);
}

async function follow(
  reader: ReadableStreamDefaultReader<string>,
  arrived: Map<string, (at: number) => void>,
): Promise<void> {
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
    for (const [, clientId = ''] of (value ?? '').matchAll(/"clientId":"([\w-]+)"/g))
      arrived.get(clientId)?.(performance.now());
}

/** Returns the milliseconds until the message arrived on the stream of its chat. */
async function send(
  origin: string,
  number: number,
  arrived: Map<string, (at: number) => void>,
): Promise<number> {
  const clientId = randomUUID();
  const { promise, resolve } = Promise.withResolvers<number>();
  arrived.set(clientId, resolve);
  const sentAt = performance.now();
  const response = await fetch(`${origin}/api/chat/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `customer=${number}`,
      'x-forwarded-for': addressOf(number),
    },
    body: JSON.stringify({ clientId, text: 'Is my eSIM ready? https://landfall.example', language: 'en' }),
  });
  if (!response.ok) throw new Error(`The message got ${response.status}`);
  const at = await promise;
  arrived.delete(clientId);
  return at - sentAt;
}

function addressOf(number: number): string {
  return `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1e3 / CHATS);
}

function share(from: z.infer<typeof Usage>, to: z.infer<typeof Usage>, ms: number): string {
  return (((to.cpuMs - from.cpuMs) / ms) * 100).toFixed(1);
}
