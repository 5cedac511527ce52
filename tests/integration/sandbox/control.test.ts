import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrder, aSandboxWithShop, idOf, secondsFromNow } from './with-shop.ts';

const ClockSchema = z.object({ now: z.string(), machineNow: z.string(), speed: z.number() });

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (reason: unknown) => reason,
  );
}

/** Sandbox and machine milliseconds that passed between two readings. */
function passed(from: z.infer<typeof ClockSchema>, to: z.infer<typeof ClockSchema>) {
  return {
    sandbox: Date.parse(to.now) - Date.parse(from.now),
    machine: Date.parse(to.machineNow) - Date.parse(from.machineNow),
  };
}

test('SANDBOX-08 the sandbox clock can be sped up, stopped and advanced, and never jumps when its speed changes', async () => {
  const { read, control } = await aSandboxWithShop();
  const clock = async () => ClockSchema.parse(await read('/control/clock'));
  const start = await clock();
  expect(start.speed).toBe(1);

  const speed = 1000;
  const faster = ClockSchema.parse(await control('/clock', { speed }));
  expect(faster.speed).toBe(speed);
  // The time between setting the speed and reading the clock passed at the new speed.
  const untilFaster = passed(start, faster);
  expect(untilFaster.sandbox).toBeGreaterThanOrEqual(untilFaster.machine);
  expect((untilFaster.sandbox - untilFaster.machine) % (speed - 1)).toBe(0);
  const later = await eventually(async () => {
    const reading = await clock();
    expect(passed(faster, reading).sandbox).toBeGreaterThan(3 * MINUTE_MS);
    return reading;
  });
  const { sandbox, machine } = passed(faster, later);
  expect(sandbox).toBe(machine * speed);

  const still = ClockSchema.parse(await control('/clock', { speed: 0 }));
  expect((await clock()).now).toBe(still.now);
  const moved = ClockSchema.parse(await control('/clock', { advanceMs: 5 * MINUTE_MS }));
  expect(passed(still, moved).sandbox).toBe(5 * MINUTE_MS);
});

test('SANDBOX-08 a session of half an hour expires at once when the clock is advanced, and the shop is notified', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await sandbox.stripe.checkout.sessions.create(
    anOrder({ expires_at: secondsFromNow(1800) }),
  );
  await sandbox.control('/clock', { advanceMs: 29 * MINUTE_MS });
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');

  await sandbox.control('/clock', { advanceMs: MINUTE_MS + 1000 });
  await eventually(() => expect(sandbox.shop.acceptedTypes()).toEqual(['checkout.session.expired']));
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await sandbox.pay(session)).status).toBe(410);
  expect(await sandbox.ledgerKinds()).not.toContain('session-paid');
});

test("SANDBOX-08 with a clock that is days ahead, the shop's sessions still last half an hour", async () => {
  const { stripe, control, pay } = await aSandboxWithShop();
  await control('/clock', { advanceMs: 7 * DAY_MS });
  const session = await stripe.checkout.sessions.create(anOrder({ expires_at: secondsFromNow(1800) }));
  expect(session.status).toBe('open');
  expect((await pay(session)).status).toBe(303);
});

test('invalid settings are refused with a message', async () => {
  const { origin } = await aSandboxWithShop();
  const send = (path: string, body: string) => fetch(`${origin}/control${path}`, { method: 'POST', body });
  const responses = [
    await send('/clock', '{}'),
    await send('/clock', '{"speed":-1}'),
    await send('/clock', 'fast'),
    await send('/faults', '{"service":"payments","kind":"earthquake"}'),
    await send('/faults', '{"service":"weather","kind":"error"}'),
    await fetch(`${origin}/control/ledger?since=yesterday`),
  ];
  expect(responses.map((response) => response.status)).toEqual([400, 400, 400, 400, 400, 400]);
});

test('an error fault occurs as often and where it is set, and changes nothing', async () => {
  const { stripe, control, ledgerKinds } = await aSandboxWithShop();
  await control('/faults', {
    service: 'payments',
    kind: 'error',
    status: 503,
    count: 2,
    match: 'POST /v1/checkout',
  });
  expect(await failureOf(stripe.checkout.sessions.create(anOrder()))).toMatchObject({
    statusCode: 503,
    type: 'StripeAPIError',
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  expect(await failureOf(stripe.checkout.sessions.create(anOrder()))).toMatchObject({ statusCode: 503 });
  expect((await stripe.checkout.sessions.create(anOrder())).status).toBe('open');
  expect(await ledgerKinds()).toEqual(['session-created']);
});

test('a rate limit responds 429 with the time to wait', async () => {
  const { stripe, control } = await aSandboxWithShop();
  await control('/faults', { service: 'payments', kind: 'rate-limit', retryAfterSeconds: 7, count: 1 });
  const failure = await failureOf(stripe.checkout.sessions.list());
  expect(failure).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(failure).toMatchObject({ headers: { 'retry-after': '7' } });
});

test('a connection dropped before the request is accepted has no effect; one dropped after has the effect once', async () => {
  const { stripe, control, ledgerKinds } = await aSandboxWithShop();
  const create = () => stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' });

  // Twice, because the official client always retries a request whose connection broke once.
  await control('/faults', { service: 'payments', kind: 'timeout-before', count: 2 });
  expect(await failureOf(create())).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await ledgerKinds()).toEqual([]);

  await control('/faults', { service: 'payments', kind: 'timeout-after', count: 2 });
  expect(await failureOf(create())).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await ledgerKinds()).toEqual(['session-created']);

  const session = await create();
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await ledgerKinds()).toEqual(['session-created']);
});

test('the official client, which retries by itself, survives a dropped connection without refunding twice', async () => {
  const sandbox = await aSandboxWithShop();
  const session = await sandbox.stripe.checkout.sessions.create(anOrder());
  await sandbox.pay(session);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  await sandbox.control('/faults', {
    service: 'payments',
    kind: 'timeout-after',
    count: 1,
    match: '/v1/refunds',
  });

  const { hostname, port } = new URL(sandbox.origin);
  const repeating = new Stripe('sk_test_payments', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
  });
  const refund = await repeating.refunds.create({ payment_intent: idOf(intent), amount: 500 });
  expect(refund.amount).toBe(500);
  expect(await sandbox.ledger('refund-made')).toHaveLength(1);
});

test('a request that arrives twice is carried out twice without a key, and once with one', async () => {
  const { origin, stripe, control, ledgerKinds } = await aSandboxWithShop();
  await control('/faults', { service: 'payments', kind: 'duplicate', match: 'POST', count: 2 });
  await stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'order-1' });
  expect(await ledgerKinds()).toEqual(['session-created']);
  // The official client always sends a key, so this request is sent without it.
  const line = 'line_items[0]';
  await fetch(`${origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_payments' },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://shop.test/',
      [`${line}[quantity]`]: '1',
      [`${line}[price_data][currency]`]: 'usd',
      [`${line}[price_data][unit_amount]`]: '1234',
      [`${line}[price_data][product_data][name]`]: 'Japan',
    }),
  });
  expect(await ledgerKinds()).toEqual(['session-created', 'session-created', 'session-created']);
});

test('a delay postpones and loses nothing', async () => {
  const { stripe, control } = await aSandboxWithShop();
  await control('/faults', { service: 'payments', kind: 'delay', delayMs: 120, count: 1 });
  const before = performance.now();
  await stripe.checkout.sessions.create(anOrder());
  expect(performance.now() - before).toBeGreaterThanOrEqual(119);
});

test('faults can be listed, removed one by one, and cleared by service', async () => {
  const { origin, read, control, clearFaults } = await aSandboxWithShop();
  const Fault = z.object({ fault: z.object({ id: z.string() }) });
  const { fault } = Fault.parse(await control('/faults', { service: 'payments', kind: 'error' }));
  await control('/faults', { service: 'mail', kind: 'error' });
  await control('/faults', { service: 'network', kind: 'out-of-stock' });
  expect(await read('/control/faults')).toMatchObject({
    faults: [{ id: fault.id }, { service: 'mail' }, { service: 'network' }],
  });

  await fetch(`${origin}/control/faults/${fault.id}`, { method: 'DELETE' });
  await fetch(`${origin}/control/faults?service=mail`, { method: 'DELETE' });
  expect(await read('/control/faults')).toMatchObject({ faults: [{ service: 'network' }] });
  await clearFaults();
  expect(await read('/control/faults')).toEqual({ faults: [] });
});

test('the ledger is filtered by kind and by position, and its file has the same content', async () => {
  const { stripe, pay, read, ledger, dataDir } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  await pay(session);
  const [created, paid] = await ledger();
  expect([created?.kind, paid?.kind]).toEqual(['session-created', 'session-paid']);
  expect(await ledger('session-paid')).toEqual([paid]);
  expect(await read('/control/ledger?since=1&limit=1')).toEqual({ entries: [paid] });
  expect(await read('/control/ledger?since=2999-01-01T00:00:00Z')).toEqual({ entries: [] });

  const lines = (await readFile(join(dataDir, 'ledger.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(lines.slice(0, 2).map((line): unknown => JSON.parse(line))).toEqual([created, paid]);
});

test('a reset deletes everything', async () => {
  const { stripe, pay, read, control, ledger } = await aSandboxWithShop();
  const session = await stripe.checkout.sessions.create(anOrder());
  await pay(session);
  await control('/clock', { speed: 5, advanceMs: MINUTE_MS });
  await control('/faults', { service: 'mail', kind: 'error' });

  await control('/reset');
  expect(await ledger()).toEqual([]);
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  expect(await read('/control/state')).toMatchObject({
    clock: { speed: 1 },
    faults: 0,
    payments: { sessions: 0 },
  });
  await stripe.checkout.sessions.create(anOrder());
  expect(await ledger()).toMatchObject([{ seq: 1, kind: 'session-created' }]);
});

/** `fetch` sets Host and Origin itself, so this sends raw HTTP as an attacker's page would cause it. */
function statusOf(url: string, headers: Readonly<Record<string, string>>, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const call = request(url, { method, headers }, (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  call.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  return promise;
}

test('a page elsewhere can neither read the mailbox under its own host name nor change anything with a form', async () => {
  const { origin } = await aSandboxWithShop();
  const { host } = new URL(origin);
  for (const path of ['/mailbox/messages', '/mailbox', '/control/clock', '/control/network/esims']) {
    expect(await statusOf(origin + path, { host: 'attacker.example' })).toBe(403);
    expect(await statusOf(origin + path, { host: `127.0.0.1.attacker.example:80` })).toBe(403);
  }
  for (const foreign of ['https://evil.com', 'null', 'http://127.0.0.1:1', `https://${host}.evil.com`])
    expect(await statusOf(`${origin}/control/reset`, { host, origin: foreign }, 'POST')).toBe(403);
  expect(await statusOf(`${origin}/control/reset`, { host, 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(
    403,
  );

  expect(await statusOf(`${origin}/mailbox/messages`, { host })).toBe(200);
  expect(await statusOf(`${origin}/mailbox/messages`, { host: host.replace('127.0.0.1', 'localhost') })).toBe(
    200,
  );
  expect(await statusOf(`${origin}/control/reset`, { host }, 'POST')).toBe(200);
  expect(await statusOf(`${origin}/control/reset`, { host, origin }, 'POST')).toBe(200);
});
