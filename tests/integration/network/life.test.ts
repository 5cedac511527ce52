import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#core/durations.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aNetworkSandbox, CLIENT, type Notice } from './sandbox.ts';

const Usage = z.object({
  data: z.object({
    status: z.string(),
    remaining: z.number(),
    total: z.number(),
    expired_at: z.string().nullable(),
  }),
});
const Described = z.object({
  status: z.string(),
  country: z.string().nullable(),
  connectedAt: z.iso.datetime(),
});

test('SANDBOX-07 an eSIM connects by itself, uses data day by day, travels, and ends on the sandbox clock', async () => {
  const { call: send, buy, control, readControl } = await aNetworkSandbox();
  const iccid = await buy('continental-30days-3gb');
  const usage = async () => Usage.parse((await send('GET', `/sims/${iccid}/usage`)).body).data;
  expect(await usage()).toEqual({ status: 'NOT_ACTIVE', remaining: 3072, total: 3072, expired_at: null });

  await control('/clock', { advanceMs: 3 * DAY_MS });
  const remaining: number[] = [];
  const countries = new Set<string | null>();
  for (let day = 0; day < 12; day += 1) {
    const now = await usage();
    expect(now.status).toBe('ACTIVE');
    expect(now.expired_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    remaining.push(now.remaining);
    countries.add(Described.parse(await readControl(`/network/esims/${iccid}`)).country);
    await control('/clock', { advanceMs: DAY_MS });
  }
  expect(remaining).toEqual(remaining.toSorted((one, other) => other - one));
  expect(new Set(remaining).size).toBe(remaining.length);
  expect(countries.size).toBeGreaterThan(1);

  await control('/clock', { advanceMs: 40 * DAY_MS });
  expect(['FINISHED', 'EXPIRED']).toContain((await usage()).status);
  await control('/clock', { advanceMs: 3 * 365 * DAY_MS });
  expect((await usage()).status).toBe('RECYCLED');
});

test('SANDBOX-07 one eSIM can be made older without the others', async () => {
  const { buy, control, readControl } = await aNetworkSandbox();
  const [older, other] = [await buy('continental-30days-3gb'), await buy('continental-30days-3gb')];
  const statusOf = async (iccid: string) =>
    Described.parse(await readControl(`/network/esims/${iccid}`)).status;
  await control(`/network/esims/${older}/age`, { advanceMs: 3 * DAY_MS });
  expect([await statusOf(older), await statusOf(other)]).toEqual(['ACTIVE', 'NOT_ACTIVE']);
  await control(`/network/esims/${older}/age`, { advanceMs: 3 * 365 * DAY_MS });
  expect([await statusOf(older), await statusOf(other)]).toEqual(['RECYCLED', 'NOT_ACTIVE']);
});

test('SANDBOX-07 SANDBOX-08 with a faster clock a week of data is used within moments', async () => {
  const { call: send, buy, control } = await aNetworkSandbox();
  const iccid = await buy('sakura-hop-7days-1gb');
  await control('/network/limits', { usagePerMinute: 1_000_000 });
  await control('/clock', { speed: 1_000_000 });
  await eventually(async () => {
    const { data } = Usage.parse((await send('GET', `/sims/${iccid}/usage`)).body);
    expect(['FINISHED', 'EXPIRED']).toContain(data.status);
  });
});

test('a test can make an eSIM connect now, in a country of its plan, and set its usage', async () => {
  const { call: send, buy, control } = await aNetworkSandbox();
  const iccid = await buy('continental-30days-3gb');
  expect(await control(`/network/esims/${iccid}/connect`, { country: 'JP' })).toMatchObject({ error: {} });
  expect(await control(`/network/esims/${iccid}/connect`, { country: 'FR' })).toMatchObject({
    status: 'ACTIVE',
    country: 'FR',
  });
  await control('/clock', { advanceMs: 60_000 });
  expect(await control(`/network/esims/${iccid}/connect`, { country: 'ES' })).toMatchObject({
    country: 'ES',
  });
  await control(`/network/esims/${iccid}/usage`, { usedMegabytes: 3000 });
  const used = Usage.parse((await send('GET', `/sims/${iccid}/usage`)).body).data;
  expect(used).toMatchObject({ status: 'ACTIVE', total: 3072, remaining: 72 });
  await control(`/network/esims/${iccid}/usage`, { usedMegabytes: 3072 });
  expect(Usage.parse((await send('GET', `/sims/${iccid}/usage`)).body).data.status).toBe('FINISHED');
});

const LowData = z.object({
  level: z.string(),
  package_name: z.string(),
  remaining_percentage: z.number(),
  iccid: z.string(),
});

function read(notices: readonly Notice[]) {
  return notices.map((notice) => LowData.parse(JSON.parse(notice.body)));
}

test('the shop gets a signed notice when 75 % and 90 % are used and when days run out', async () => {
  const { call: send, buy, control, notices, shopOrigin } = await aNetworkSandbox();
  const json = { type: 'webhook_low_data', webhook_url: `${shopOrigin}/api/webhooks/airalo` };
  expect((await send('POST', '/notifications/opt-in', { json })).status).toBe(200);
  const iccid = await buy('continental-30days-3gb');
  await control(`/network/esims/${iccid}/connect`, { country: 'FR' });
  await control('/clock', { advanceMs: 60_000 });
  await control(`/network/esims/${iccid}/usage`, { usedMegabytes: 2400 });
  await eventually(() => expect(read(notices).map((notice) => notice.level)).toEqual(['75%']));
  await control('/clock', { advanceMs: 60_000 });
  await control(`/network/esims/${iccid}/usage`, { usedMegabytes: 2800 });
  await eventually(() => expect(read(notices).map((notice) => notice.level)).toEqual(['75%', '90%']));

  expect(read(notices)[1]).toEqual({
    level: '90%',
    package_name: 'continental-30days-3gb',
    remaining_percentage: 9,
    iccid,
  });
  for (const { path, signature, body } of notices) {
    expect(path).toBe('/api/webhooks/airalo');
    expect(signature).toBe(createHmac('sha512', CLIENT.client_secret).update(body).digest('hex'));
  }
});

test('an unlimited plan warns three days and one day before its end, and each notice is sent once', async () => {
  const { call: send, buy, control, notices, shopOrigin } = await aNetworkSandbox();
  const json = { type: 'webhook_low_data', webhook_url: `${shopOrigin}/api/webhooks/airalo` };
  await send('POST', '/notifications/opt-in', { json });
  const iccid = await buy('sakura-hop-7days-unlimited');
  await control(`/network/esims/${iccid}/connect`);
  await control('/clock', { advanceMs: 5 * DAY_MS });
  await eventually(() => expect(read(notices).map((notice) => notice.level)).toEqual(['3days']));
  await control('/clock', { advanceMs: 1.5 * DAY_MS });
  await eventually(() => expect(read(notices).map((notice) => notice.level)).toEqual(['3days', '1days']));
});

test('without an opt-in, or after an opt-out, no notice is sent', async () => {
  const { call: send, buy, control, notices, shopOrigin } = await aNetworkSandbox();
  const iccid = await buy('sakura-hop-7days-unlimited');
  await control(`/network/esims/${iccid}/connect`);
  await control('/clock', { advanceMs: 5 * DAY_MS });
  const json = { type: 'webhook_low_data', webhook_url: `${shopOrigin}/api/webhooks/airalo` };
  await send('POST', '/notifications/opt-in', { json });
  expect((await send('POST', '/notifications/opt-out', { json: { type: json.type } })).status).toBe(204);
  await control('/clock', { advanceMs: 1.5 * DAY_MS });
  await send('POST', '/notifications/opt-in', { json });
  // The simulated notice is the last; an earlier one would have arrived before it.
  await send('POST', '/simulator/webhook', {
    json: { event: 'low_data_notification', type: 'percent_90', iccid },
  });
  await eventually(() => expect(read(notices).map((notice) => notice.level)).toEqual(['90%']));
});

test('the shop subscribes with its public address, and the notices still go to the shop of this sandbox', async () => {
  const { call: send, buy, notices } = await aNetworkSandbox();
  const optIn = (webhookUrl: string) =>
    send('POST', '/notifications/opt-in', { json: { type: 'webhook_low_data', webhook_url: webhookUrl } });
  expect((await optIn('no address')).status).toBe(422);
  const url = 'https://shop.example/api/webhooks/airalo';
  expect((await optIn(url)).status).toBe(200);
  expect((await send('GET', '/notifications/opt-in')).body).toMatchObject({
    data: { notification: { type: 'webhook_low_data', contact_point: url } },
  });
  const iccid = await buy('sakura-hop-7days-unlimited');
  await send('POST', '/simulator/webhook', {
    json: { event: 'low_data_notification', type: 'percent_90', iccid },
  });
  await eventually(() => expect(read(notices).map((notice) => notice.iccid)).toEqual([iccid]));
});

test('an asynchronous order arrives at the shop as a notice with its request id', async () => {
  const { call: send, notices, shopOrigin } = await aNetworkSandbox();
  const form = {
    quantity: '2',
    package_id: 'sakura-hop-7days-1gb',
    description: 'async-1',
    webhook_url: `${shopOrigin}/api/webhooks/airalo`,
  };
  const accepted = await send('POST', '/orders-async', { form });
  const { data } = z.object({ data: z.object({ request_id: z.string().length(25) }) }).parse(accepted.body);
  await eventually(() => expect(notices.length).toBe(1));
  const Order = z.object({ request_id: z.string(), sims: z.array(z.unknown()), description: z.string() });
  const order = Order.parse(JSON.parse(notices[0]?.body ?? ''));
  expect(order).toMatchObject({ request_id: data.request_id, description: 'async-1' });
  expect(order.sims.length).toBe(2);
});

test('a future order is carried out on its day, unless it was cancelled in time', async () => {
  const { call: send, control, readControl, notices } = await aNetworkSandbox();
  const { now } = z.object({ now: z.iso.datetime() }).parse(await readControl('/clock'));
  const dueDate = new Date(Date.parse(now) + 4 * DAY_MS).toISOString().slice(0, 16).replace('T', ' ');
  const request = async (description: string) => {
    const json = { quantity: 1, package_id: 'sakura-hop-7days-1gb', due_date: dueDate, description };
    const { body } = await send('POST', '/future-orders', { json });
    return z.object({ data: z.object({ request_id: z.string() }) }).parse(body).data.request_id;
  };
  const kept = await request('kept');
  const cancelled = await request('cancelled');
  await send('POST', '/cancel-future-orders', { json: { request_ids: [cancelled] } });
  await control('/clock', { advanceMs: 5 * DAY_MS });
  await eventually(() => expect(notices.map((notice) => notice.body).join()).toContain(kept));
  const Total = z.object({ meta: z.object({ total: z.number() }) });
  expect(Total.parse((await send('GET', '/orders')).body).meta.total).toBe(1);
});
