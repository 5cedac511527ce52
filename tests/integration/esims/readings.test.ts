import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from '../order-flow/parts.ts';
import { anOrderFlow, payOnPage } from '../order-flow/shop.ts';

const flow = anOrderFlow();

async function aDeliveredEsim(index: number) {
  const { url, sessionId } = await flow.checkout({ lines: [{ ...flow.plan(index), quantity: 1 }] });
  await payOnPage(url);
  const { id: orderId } = await flow.untilStatus(sessionId, 'fulfilled');
  const [found] = await flow.rows(
    z.object({ id: z.string(), iccid: z.string() }),
    sql`select e.id, e.iccid from esims e join order_units u on u.id = e.unit_id where u.order_id = ${orderId}`,
  );
  if (found === undefined) throw new Error('Nothing was delivered');
  return found;
}

const Row = z.object({ status: z.string(), is_read: z.boolean(), failures: z.int() });

async function stateOf(esimId: string) {
  const [row] = await flow.rows(
    Row,
    sql`select status, read_at is not null as is_read, read_failures as failures from esims where id = ${esimId}`,
  );
  return Row.parse(row);
}

/** The network tells the shop that something changed. */
function notify(body: string): Promise<Response> {
  const signature = createHmac('sha512', SANDBOX_KEYS.airaloClientSecret).update(body).digest('hex');
  return fetch(`${flow.parts().origin}/api/webhooks/airalo`, {
    method: 'POST',
    headers: { 'airalo-signature': signature },
    body,
  });
}
const lowData = (iccid: string) => JSON.stringify({ level: '90%', remaining_percentage: 1, iccid });

/** Time passes for the shop and for the network. */
async function pass(seconds: number): Promise<void> {
  await flow.control('POST', '/clock', { advanceMs: seconds * 1000 });
  flow.clock.advance(seconds);
}

/** The minutely job: its schedule follows the machine's clock, so the test queues it. */
const queueReadings = () => flow.parts().shop.queue.enqueue({ name: 'queue-esim-readings', data: {} });

async function jobsOf(esimId: string): Promise<number> {
  const jobs = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from jobs.job where name = 'read-esim' and data->>'esimId' = ${esimId}`,
  );
  return jobs.length;
}

test('ESIM-16 a notice makes the shop read the eSIM; what the notice says is not used', async () => {
  const { id, iccid } = await aDeliveredEsim(0);
  expect((await notify(lowData(iccid))).status).toBe(200);
  await eventually(async () => expect((await stateOf(id)).is_read).toBe(true));
  expect(await stateOf(id)).toMatchObject({ status: 'ready_to_activate' });
  await flow.control('POST', `/network/esims/${iccid}/connect`, {});
  flow.clock.advance(1);
  const responses = await Promise.all(Array.from({ length: 5 }, () => notify(lowData(iccid))));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await eventually(async () => expect((await stateOf(id)).status).toBe('active'));
});

test('ESIM-16 a notice about an unknown eSIM or about something else gets 200 and queues nothing', async () => {
  const count = async () =>
    (
      await flow.rows(
        z.object({ n: z.int() }),
        sql`select count(*)::int as n from jobs.job where name = 'read-esim'`,
      )
    )[0]?.n;
  const before = await count();
  for (const body of [lowData('8900000000000000000'), '{"message":"credit","remaining":1}', 'no JSON'])
    expect((await notify(body)).status).toBe(200);
  expect(await count()).toBe(before);
});

test('ESIM-14 without any notice, the background job finds that an eSIM was connected', async () => {
  const { id, iccid } = await aDeliveredEsim(1);
  await flow.control('POST', `/network/esims/${iccid}/connect`, {});
  await pass(16 * 60);
  await queueReadings();
  await eventually(async () => expect((await stateOf(id)).status).toBe('active'));
});

test('ESIM-15 ESIM-18 a network that is down or busy loses no reading: it is read when the network is back', async () => {
  const { id, iccid } = await aDeliveredEsim(2);
  await flow.control('POST', `/network/esims/${iccid}/connect`, {});
  await flow.fault({ service: 'network', kind: 'error', status: 500, match: `${iccid}/usage` });
  // Later than the round of the test before: the shop's clock starts again with each test.
  await pass(20 * 60);
  await queueReadings();
  await eventually(async () => expect((await stateOf(id)).failures).toBe(1));
  await flow.control('DELETE', '/faults');
  await flow.fault({
    service: 'network',
    kind: 'rate-limit',
    retryAfterSeconds: 600,
    match: `${iccid}/usage`,
  });
  await pass(5 * 60 + 1);
  await queueReadings();
  await eventually(async () => expect((await stateOf(id)).failures).toBe(2));
  expect(await stateOf(id)).toMatchObject({ status: 'ready_to_activate', is_read: false });
  await flow.control('DELETE', '/faults');
  await pass(9 * 60);
  await queueReadings();
  const before = await jobsOf(id);
  await pass(2 * 60);
  await queueReadings();
  await eventually(async () => expect(await stateOf(id)).toMatchObject({ status: 'active', failures: 0 }));
  expect(await jobsOf(id)).toBe(before + 1);
  expect(JSON.stringify(flow.log.lines)).not.toContain(iccid);
});
