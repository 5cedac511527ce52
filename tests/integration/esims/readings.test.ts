import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SUBSCRIBE_TO_NOTICES } from '#server/jobs/subscribe-to-notices-job.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { deliveredEsims, lowData } from './delivered-esims.ts';

const flow = anOrderFlow();

const { deliver, stateOf, notify, queueReadings, connect } = deliveredEsims(flow);

const Life = z.object({ totalMegabytes: z.number() });

/** Time passes for the shop and for the network. */
async function pass(seconds: number): Promise<void> {
  await flow.control('POST', '/clock', { advanceMs: seconds * 1000 });
  flow.clock.advance(seconds);
}

async function jobsOf(esimId: string): Promise<number> {
  const jobs = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from jobs.job where name = 'read-esim' and data->>'esimId' = ${esimId}`,
  );
  return jobs.length;
}

test('ESIM-16 a notice makes the shop read the eSIM; what the notice says is not used', async () => {
  const { id, iccid } = await deliver(0);
  expect((await notify(lowData(iccid))).status).toBe(200);
  await eventually(async () => expect((await stateOf(id)).is_read).toBe(true));
  expect(await stateOf(id)).toMatchObject({ status: 'ready_to_activate' });
  await connect(iccid);
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
  const { id, iccid } = await deliver(1);
  await connect(iccid);
  await pass(16 * 60);
  await queueReadings();
  await eventually(async () => expect((await stateOf(id)).status).toBe('active'));
});

test('ESIM-15 ESIM-18 a network that is down or busy loses no reading: it is read when the network is back', async () => {
  const { id, iccid } = await deliver(2);
  await connect(iccid);
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

test('ESIM-16 once subscribed, a notice that the network sends by itself brings the new usage', async () => {
  await flow.parts().shop.queue.enqueue(SUBSCRIBE_TO_NOTICES);
  await eventually(() =>
    expect(flow.log.lines.map(({ event }) => event)).toContain('network-notices-subscribed'),
  );
  const { id, iccid } = await deliver(3);
  await connect(iccid);
  const { totalMegabytes } = Life.parse(await flow.control('GET', `/network/esims/${iccid}`));
  await flow.control('POST', '/clock', { advanceMs: 60_000 });
  await flow.control('POST', `/network/esims/${iccid}/usage`, { usedMegabytes: totalMegabytes * 0.8 });
  await eventually(async () => expect((await stateOf(id)).status).toBe('active'));
});
