import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { JobsResponse, MailsResponse, SandboxResponse, SystemResponse } from '#contract/admin/system.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { startHeartbeat } from '#server/system/start-heartbeat.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { refusalIn, staffOf } from './staff.ts';
import { aFailedJob, aFailedMail } from './system-changes.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);

const Changed = z.object({ isNew: z.boolean() });
const changed = async (response: Response) => {
  expect(response.status).toBe(200);
  return Changed.parse(await response.json()).isNew;
};

test('ADMIN-17 ADMIN-61 a failed job is shown with its order and its error in plain words, without addresses and codes', async () => {
  const { cookie } = await aMember('admin');
  const { orderId } = await aFailedMail(flow);
  const [unit] = await flow.rows(
    z.object({ id: z.string(), number: z.coerce.number() }),
    sql`select u.id, o.number from order_units u join orders o on o.id = u.order_id where o.id = ${orderId}`,
  );
  const error = 'fetch failed for ana@example.com with LPA:1$smdp.example$SECRET-CODE and Bearer abc';
  const id = await aFailedJob(flow, { error, data: { unitId: unit?.id } });
  const response = await get('/api/admin/jobs?filter=failed', cookie);
  const text = await response.text();
  const { jobs, counts } = JobsResponse.parse(JSON.parse(text));
  expect(jobs.find((job) => job.id === id)).toMatchObject({
    kind: 'fulfil-unit',
    state: 'failed',
    attempts: 6,
    about: { kind: 'order', id: orderId, number: unit?.number },
    failure: { reason: 'no-connection' },
  });
  expect(text).not.toMatch(/ana@example\.com|SECRET-CODE|Bearer abc/);
  expect(counts.find((one) => one.kind === 'fulfil-unit' && one.state === 'failed')?.count).toBe(
    jobs.filter((job) => job.kind === 'fulfil-unit').length,
  );
  const others = JobsResponse.parse(
    await (await get('/api/admin/jobs?filter=failed&kind=make-refund', cookie)).json(),
  );
  expect(others.jobs.filter(({ kind }) => kind !== 'make-refund')).toEqual([]);
});

test('ADMIN-61 however often and by however many it is pressed, a failed job runs again once', async () => {
  const { cookie } = await aMember('admin');
  const id = await aFailedJob(flow, { data: { unitId: randomUUID() } });
  const press = async () => changed(await send('POST', `/api/admin/jobs/${id}/retry`, { body: {}, cookie }));
  const presses = await Promise.all([press(), press(), press()]);
  expect(presses.toSorted()).toEqual([false, false, true]);
  expect((await audit()).filter((entry) => entry.target_id === id)).toMatchObject([
    { action: 'job-retried', before: { job: 'fulfil-unit', state: 'failed', attempts: 6 } },
  ]);
  // It ran: a unit that does not exist has nothing to deliver.
  await eventually(async () => {
    const [job] = await flow.rows(
      z.object({ state: z.string(), retry_count: z.number() }),
      sql`select state, retry_count from jobs.job where id = ${id}`,
    );
    expect(job?.state).toBe('completed');
  });
  expect(await press()).toBe(false);
  expect(await refusalIn(await send('POST', `/api/admin/jobs/${randomUUID()}/retry`, { cookie }))).toEqual([
    404,
    'not-found',
  ]);
});

test('ADMIN-62 a failed email is found by its address and sent again once, however often it is pressed', async () => {
  const { cookie } = await aMember('admin');
  const { id, email, orderId } = await aFailedMail(flow);
  const before = (await flow.mailsTo(email)).length;
  const read = async (query: string) =>
    MailsResponse.parse(await (await get(`/api/admin/mails?${query}`, cookie)).json());
  const found = await read(`search=${encodeURIComponent(email.slice(0, 8).toUpperCase())}&state=failed`);
  expect(found.mails).toMatchObject([
    { id, family: 'order', state: 'failed', canBeResent: true, recipient: email, order: { id: orderId } },
  ]);
  expect(found.counts.find((one) => one.family === 'order' && one.state === 'failed')?.count).toBeGreaterThan(
    0,
  );
  expect((await read('search=nobody-has-this-address')).mails).toEqual([]);
  expect((await read(`search=${encodeURIComponent('%')}`)).mails).toEqual([]);
  const press = async () =>
    changed(await send('POST', `/api/admin/mails/order/${id}/resend`, { body: {}, cookie }));
  expect((await Promise.all([press(), press()])).toSorted()).toEqual([false, true]);
  await eventually(async () => {
    expect(
      (await read(`search=${encodeURIComponent(email)}`)).mails.find((mail) => mail.id === id),
    ).toMatchObject({ state: 'sent', attempts: 1, canBeResent: false });
  });
  expect(await flow.mailsTo(email)).toHaveLength(before + 1);
  expect((await audit()).filter((entry) => entry.target_id === id)).toHaveLength(1);
});

test('ADMIN-62 an email whose link was deleted is not sent again, and the list has pages without gaps', async () => {
  const { cookie } = await aMember('admin');
  const address = `pages-${randomUUID()}@example.com`;
  await flow.run(sql`insert into account_mails
      (id, kind, recipient, language, expires_at, status, attempts, created_at, tried_at)
    select gen_random_uuid(), 'magic-link', ${address}, 'en', now() + interval '1 hour', 'refused', 1, now(), now()
    from generate_series(1, 120)`);
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = `search=${encodeURIComponent(address)}${after === '' ? '' : `&after=${after}`}`;
    const page: MailsResponse = MailsResponse.parse(
      await (await get(`/api/admin/mails?${query}`, cookie)).json(),
    );
    expect(page.mails.every((mail) => !mail.canBeResent)).toBe(true);
    seen.push(...page.mails.map(({ id }) => id));
    after = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  const path = `/api/admin/mails/account/${seen[0] ?? ''}/resend`;
  expect(await changed(await send('POST', path, { body: {}, cookie }))).toBe(false);
});

/** What the job of every minute does. */
async function checkServices(): Promise<void> {
  const job = flow.parts().shop.system.jobs.find(({ name }) => name === 'check-services');
  await job?.run({ data: {}, attempt: 1, signal: new AbortController().signal });
}

const readSystem = async (cookie: string) =>
  SystemResponse.parse(await (await get('/api/admin/system', cookie)).json());
const problemsIn = ({ health }: SystemResponse) =>
  Object.fromEntries(health.map(({ name, problem }) => [name, problem]));

test('ADMIN-63 ADMIN-64 every service is checked, a failure is shown in words with the last success, and a low balance raises an alert that closes by itself', async () => {
  const { cookie } = await aMember('admin');
  const alerts = () =>
    flow.rows(
      z.object({ message: z.string() }),
      sql`select message from alerts where kind = 'network-balance-low' and resolved_at is null`,
    );
  await flow.control('POST', '/network/balance', { balanceCents: 123_45 });
  await checkServices();
  const low = await readSystem(cookie);
  expect(problemsIn(low)).toMatchObject({ database: null, network: null, payments: null, mail: null });
  expect(low.balance).toMatchObject({ cents: 123_45, isLow: true });
  expect((await alerts()).map(({ message }) => message.includes('$123.45'))).toEqual([true]);

  await flow.control('POST', '/network/balance', { balanceCents: 200_00 });
  await checkServices();
  expect((await readSystem(cookie)).balance).toMatchObject({ cents: 200_00, isLow: false });
  expect(await alerts()).toEqual([]);

  await flow.fault({ service: 'network', kind: 'timeout-before' });
  await flow.fault({ service: 'payments', kind: 'error', status: 500 });
  await checkServices();
  const failed = await readSystem(cookie);
  expect(problemsIn(failed)).toMatchObject({ network: 'no-response', payments: 'no-response', mail: null });
  expect(failed.health.find(({ name }) => name === 'network')?.workedAt).not.toBeNull();
  await flow.control('DELETE', '/faults');
  await checkServices();
  expect(problemsIn(await readSystem(cookie))).toMatchObject({ network: null, payments: null });
});

test('ADMIN-65 a process is listed with its version while it lives, and a killed one is shown as silent', async () => {
  const { cookie } = await aMember('admin');
  const { shop } = flow.parts();
  const { log, clock } = flow;
  const version = `9.9.9 (${randomUUID().slice(0, 7)})`;
  const stop = await startHeartbeat({
    ...shop.system,
    role: 'worker',
    version,
    dataDir: '/',
    clock,
    log,
  });
  const find = async () => (await readSystem(cookie)).processes.find((one) => one.version === version);
  expect(await find()).toMatchObject({
    role: 'worker',
    isAlive: true,
  });
  expect((await find())?.disk?.totalBytes).toBeGreaterThan(0);
  expect(problemsIn(await readSystem(cookie))).toMatchObject({ worker: null });
  // A scheduled check of the services may come just after the clock was advanced.
  await eventually(async () => {
    flow.clock.advance(3_600);
    expect(problemsIn(await readSystem(cookie))).toMatchObject({ worker: 'no-worker', network: 'unchecked' });
  });
  expect(await find()).toMatchObject({ isAlive: false });
  flow.clock.reset();
  await stop();
  expect(await find()).toBeUndefined();
});

test('ADMIN-66 an admin advances the clock of the sandbox and sets and clears its faults; with real services this does not exist', async () => {
  const { cookie } = await aMember('admin');
  const change = async (method: string, path: string, body: object) => {
    const response = await send(method, `/api/admin/sandbox${path}`, { body, cookie });
    expect(response.status).toBe(200);
    return SandboxResponse.parse(await response.json());
  };
  const day = 24 * 60 * 60 * 1_000;
  const before = SandboxResponse.parse(await (await get('/api/admin/sandbox', cookie)).json());
  const later = await change('POST', '/clock', { milliseconds: day });
  expect(Date.parse(later.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(day);
  expect((await audit())[0]).toMatchObject({ action: 'sandbox-changed', after: { advancedMs: day } });
  const fault = { service: 'mail', kind: 'error', count: 2 };
  expect((await change('POST', '/faults', fault)).faults).toMatchObject([fault]);
  expect((await change('DELETE', '/faults', {})).faults).toEqual([]);
  const impossible = { service: 'mail', kind: 'out-of-stock', count: 1 };
  expect(
    await refusalIn(await send('POST', '/api/admin/sandbox/faults', { body: impossible, cookie })),
  ).toEqual([400, 'no-such-fault']);

  const real = await aRunningApp();
  for (const path of ['/api/admin/sandbox', '/api/admin/sandbox/clock'])
    expect(await refusalIn(await fetch(`${real.origin}${path}`, { method: 'POST' }))).toEqual([
      404,
      'not-found',
    ]);
});
