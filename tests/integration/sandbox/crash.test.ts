import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { aFolder, anOrder, aShop, idOf, PAYMENT_KEYS, sandboxClient } from './with-shop.ts';

const MAIN = join(import.meta.dirname, '../../../sandbox/main.ts');
const ReadySchema = z.object({ ready: z.literal(true), origin: z.url(), smtpUrl: z.url() });

type SandboxFolder = Readonly<{ dataDir: string; shopOrigin: string }>;

function flagsFor({ dataDir, shopOrigin }: SandboxFolder): string[] {
  return [...['--port', '0', '--smtp-port', '0', '--data-dir', dataDir, '--shop-origin', shopOrigin]];
}

const ENV = {
  SANDBOX_STRIPE_SECRET_KEY: PAYMENT_KEYS.stripeSecretKey,
  SANDBOX_STRIPE_WEBHOOK_SECRET: PAYMENT_KEYS.stripeWebhookSecret,
  SANDBOX_AIRALO_CLIENT_ID: PAYMENT_KEYS.airaloClientId,
  SANDBOX_AIRALO_CLIENT_SECRET: PAYMENT_KEYS.airaloClientSecret,
};

async function kill(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

/** The real program in a separate process. */
async function launch(folder: SandboxFolder) {
  const child = spawn(process.execPath, [MAIN, ...flagsFor(folder)], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  const lines = createInterface({ input: child.stdout });
  const [line] = z.tuple([z.string()]).parse(await once(lines, 'line'));
  const ready = ReadySchema.parse(JSON.parse(line));
  return { ...sandboxClient(ready.origin), smtpUrl: ready.smtpUrl, kill: () => kill(child) };
}

async function aDataFolder() {
  const shop = await aShop();
  return { shop, folder: { dataDir: await aFolder(), shopOrigin: shop.origin } };
}

test('SANDBOX-04 kill -9 loses no session, payment, refund, mail, fault or time, and repeats none', async () => {
  const { shop, folder } = await aDataFolder();
  shop.answerWith(503);
  const before = await launch(folder);
  const paid = await before.stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' });
  await before.pay(paid);
  const { payment_intent: intent } = await before.stripe.checkout.sessions.retrieve(paid.id);
  const refundOnce = (stripe: typeof before.stripe) =>
    stripe.refunds.create({ payment_intent: idOf(intent), amount: 234 }, { idempotencyKey: 'refund-1' });
  const refund = await refundOnce(before.stripe);
  const open = await before.stripe.checkout.sessions.create(anOrder());
  const mail = { from: 'a@shop.test', to: 'ana@example.com', subject: 'Hello', text: 'Hello' };
  await createTransport(before.smtpUrl).sendMail(mail);
  await before.control('/clock', { advanceMs: 3_600_000, speed: 0 });
  await before.control('/faults', { service: 'network', kind: 'out-of-stock' });
  const ledger = await before.ledger();
  const clock = await before.read('/control/clock');
  await before.kill();

  const after = await launch(folder);
  expect(await after.ledger()).toEqual(ledger);
  expect(await after.stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
  expect((await after.stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' })).id).toBe(
    paid.id,
  );
  expect((await refundOnce(after.stripe)).id).toBe(refund.id);
  expect((await after.pay({ url: `${after.origin}/pay/${paid.id}` })).status).toBe(303);
  // The repeated request is recorded; nothing else happened again.
  const [requestCount, ...done] = (await after.ledger()).toReversed();
  expect(requestCount).toMatchObject({ kind: 'refund-requested', data: { isReplay: true } });
  expect(done.toReversed()).toEqual(ledger);
  expect(await after.read('/mailbox/messages?to=ana@example.com')).toMatchObject({
    messages: [{ subject: 'Hello' }],
  });
  expect(await after.read('/control/faults')).toMatchObject({ faults: [{ kind: 'out-of-stock' }] });
  expect(await after.read('/control/clock')).toMatchObject({
    now: z.object({ now: z.string() }).parse(clock).now,
    speed: 0,
  });

  expect((await after.stripe.checkout.sessions.retrieve(open.id)).status).toBe('open');
});

test('SANDBOX-04 notices that the shop had not accepted when the sandbox was killed are delivered after the restart', async () => {
  const { shop, folder } = await aDataFolder();
  shop.answerWith(503);
  const before = await launch(folder);
  await before.pay(await before.stripe.checkout.sessions.create(anOrder()));
  await eventually(() => expect(shop.notices.length).toBeGreaterThanOrEqual(2));
  await before.kill();
  expect(shop.acceptedTypes()).toEqual([]);

  shop.answerWith(200);
  const after = await launch(folder);
  await eventually(() =>
    expect(shop.acceptedTypes().toSorted()).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
    ]),
  );
  await eventually(async () => expect(await after.ledger('webhook-delivered')).toHaveLength(2));
});

test('at whatever moment it is killed, confirmed sessions exist and existing payments were made once', async () => {
  const { folder } = await aDataFolder();
  const before = await launch(folder);
  const confirmed: string[] = [];
  const buyers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const session = await before.stripe.checkout.sessions.create(anOrder());
      const response = await before.pay(session);
      if (response.status === 303) confirmed.push(session.id);
    }
  });
  const ended = Promise.allSettled(buyers);
  await eventually(() => expect(confirmed.length).toBeGreaterThan(20));
  await before.kill();
  await ended;

  const after = await launch(folder);
  const paid = (await after.ledger('session-paid')).map((entry) => String(entry.data['session']));
  expect(new Set(paid).size).toBe(paid.length);
  expect(paid).toEqual(expect.arrayContaining(confirmed));
  const complete: string[] = [];
  for await (const session of after.stripe.checkout.sessions.list({ status: 'complete', limit: 100 })) {
    complete.push(session.id);
  }
  expect(complete.toSorted()).toEqual(paid.toSorted());
});

test('a ledger file that a crash truncated or damaged is restored from the store', async () => {
  const { folder } = await aDataFolder();
  const file = join(folder.dataDir, 'ledger.jsonl');
  const before = await launch(folder);
  await before.stripe.checkout.sessions.create(anOrder());
  await before.stripe.checkout.sessions.create(anOrder());
  await before.kill();
  const whole = await readFile(file, 'utf8');

  await truncate(file, whole.length - 30);
  const second = await launch(folder);
  expect(await readFile(file, 'utf8')).toBe(whole);
  await second.kill();

  await appendFile(file, '{"seq":3,"ki');
  await launch(folder);
  expect(await readFile(file, 'utf8')).toBe(whole);
});

test('two sandboxes never share a folder, and a failed start reports the reason', async () => {
  const { folder } = await aDataFolder();
  await launch(folder);
  const run = async (flags: readonly string[], env: Record<string, string> = ENV) => {
    const child = spawn(process.execPath, [MAIN, ...flags], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const output: string[] = [];
    child.stderr.on('data', (part: Buffer) => output.push(part.toString()));
    const [code] = z
      .tuple([z.number()])
      .rest(z.unknown())
      .parse(await once(child, 'close'));
    return { code, said: output.join('') };
  };
  const second = await run(flagsFor(folder));
  expect(second.code).toBe(1);
  expect(second.said).toContain('Another sandbox is using');
  const unset = await run(['--port', '0']);
  expect(unset.code).toBe(1);
  expect(unset.said).toContain('data-dir');
  const keyless = await run(flagsFor(folder), {});
  expect(keyless.code).toBe(1);
  expect(keyless.said).toContain('SANDBOX_STRIPE_SECRET_KEY');
});
