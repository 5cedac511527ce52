import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import { ESIM_STATUSES } from '#core/esims/esim-provider.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from '../order-flow/parts.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { deliveredEsims, lowData } from './delivered-esims.ts';

const flow = anOrderFlow();
const { deliver, stateOf, notify, queueReadings, connect } = deliveredEsims(flow);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A plan whose days start with the first connection, and that a top-up can extend. */
function aTravelPlan(): number {
  const index = flow
    .parts()
    .offered.findIndex(
      ({ package: plan }) =>
        plan.activation_policy !== 'installation' && plan.is_rechargeable && !plan.is_unlimited,
    );
  if (index === -1) throw new Error('The sandbox has no such plan');
  return index;
}

const Life = z.object({ status: z.string(), totalMegabytes: z.number() });

/** What happens to the eSIM at the network. */
function atNetwork(iccid: string) {
  const { sandbox } = flow.parts();
  const provider = createAiraloProvider({
    baseUrl: sandbox.origin,
    clientId: SANDBOX_KEYS.airaloClientId,
    clientSecret: SANDBOX_KEYS.airaloClientSecret,
    clock: flow.clock,
    log: flow.log,
  });
  const path = `/network/esims/${iccid}`;
  const life = async () => Life.parse(await flow.control('GET', path));
  const use = (usedMegabytes: number) => flow.control('POST', `${path}/usage`, { usedMegabytes });
  const advance = (seconds: number) => flow.control('POST', '/clock', { advanceMs: seconds * 1000 });
  return {
    isMissing: () => flow.fault({ service: 'network', kind: 'error', status: 404, match: `${iccid}/usage` }),
    isListed: () => flow.control('DELETE', '/faults'),
    connects: () => connect(iccid),
    isUnreadable: (isUnreadable: boolean) => flow.control('POST', `${path}/readability`, { isUnreadable }),
    usesAll: async () => use((await life()).totalMegabytes),
    async isToppedUp() {
      const offers = await provider.readTopups(iccid);
      const packageId = offers.kind === 'read' ? (offers.value[0]?.packageId ?? '') : '';
      const bought = await provider.topUp({ reference: randomUUID(), packageId, attempt: 1, iccid });
      expect(bought).toMatchObject({ kind: 'topped-up' });
    },
    /** Its days pass. Used data is taken back every six hours, before it can be all. */
    async expires() {
      while ((await life()).status === 'ACTIVE') {
        await use(0);
        await advance(6 * HOUR);
      }
    },
    isForgotten: () => advance(3 * 365 * DAY),
  };
}

test.each(['notices', 'readings'] as const)(
  'ESIM-04 ESIM-14 ESIM-16 an eSIM goes through all seven statuses by %s alone',
  async (cause) => {
    const { id, iccid } = await deliver(aTravelPlan());
    const network = atNetwork(iccid);
    const seen = new Set<string>();
    /** The shop learns the status by a notice at once, without one after `seconds`. */
    const becomes = async (status: string, seconds: number) => {
      flow.clock.advance(cause === 'notices' ? 1 : seconds);
      if (cause === 'notices') await notify(lowData(iccid));
      else await queueReadings();
      await eventually(async () => expect((await stateOf(id)).status).toBe(status));
      seen.add(status);
    };
    await network.isMissing();
    await becomes('pending', 16 * MINUTE);
    await network.isListed();
    await becomes('ready_to_activate', 16 * MINUTE);
    await network.connects();
    await becomes('active', HOUR);
    await network.isUnreadable(true);
    await becomes('unknown', 2 * HOUR);
    await network.isUnreadable(false);
    await becomes('active', 6 * HOUR);
    await network.usesAll();
    await becomes('finished', 2 * HOUR);
    await network.isToppedUp();
    await becomes('active', DAY);
    await network.expires();
    await becomes('expired', 2 * HOUR);
    await network.isForgotten();
    await becomes('recycled', 7 * DAY);
    expect([...seen].toSorted()).toEqual([...ESIM_STATUSES].toSorted());
    const [row] = await flow.rows(
      z.object({ is_connected: z.boolean(), readings: z.int() }),
      sql`select first_connected_at is not null as is_connected,
        (select count(*)::int from usage_readings where esim_id = ${id}) as readings from esims where id = ${id}`,
    );
    expect(row).toMatchObject({ is_connected: true });
    expect(row?.readings).toBeGreaterThanOrEqual(4);
  },
);
