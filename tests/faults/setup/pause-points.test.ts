import { expect, test } from 'vitest';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail } from '#tests/integration/order-flow/shop.ts';
import { holdCalls } from './call-points.ts';
import { buyCart, buyTopup, deliverEsim, settled } from './customers.ts';
import { ORDER_FLOW_POINTS, type PausePointName } from './pause-points.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './fault-setup.ts';

/** Longer than a unit is held: units held by a killed process are free for the next process. */
const NEXT_MS = 70_000;

/**
 * A job or request suspended at a point keeps a worker or a connection, and there are few. So the points are
 * spread over several process lifetimes. Mails have two workers, and one must stay free to reach the last mail
 * point.
 */
const PROCESS_RUNS: readonly (readonly PausePointName[])[] = [
  ['mail: claimed, not sent', ...pointsOf('fulfil'), 'refund: after the commit'],
  [
    'mail: sent, not stored',
    'refund: begun',
    'refund: sending the request',
    ...pointsOf('settle'),
    ...pointsOf('notice'),
  ],
  [
    'mail: stored',
    'refund: made, response not received',
    'refund: before the commit',
    ...pointsOf('give up'),
    ...pointsOf('checkout'),
  ],
  ['owner mail: claimed, not sent', ...pointsOf('top up')],
  ['owner mail: sent, not stored'],
  ['owner mail: stored'],
];

function pointsOf(step: string): PausePointName[] {
  return ORDER_FLOW_POINTS.map(({ name }) => name).filter((name) => name.startsWith(step));
}

/** Early steps block the later ones, so they are suspended last. */
const STAGES = [
  'owner mail',
  'mail',
  'refund',
  'give up',
  'top up',
  'fulfil',
  'settle',
  'notice',
  'checkout',
];

async function withdrawn(setup: FaultSetup, plan: Plan | undefined): Promise<Plan> {
  if (plan === undefined) throw new Error('The shop sells nothing');
  await setup.withdraw(plan);
  return plan;
}

test(
  'TOPUP-22 TOPUP-24 B2 B4 B6 killed at every named point of the order flow, every paid unit ends as one eSIM, one top-up or one refund, and every customer is notified once',
  { timeout: 600_000 },
  async () => {
    const setup = await aFaultSetup();
    const buying: Promise<unknown>[] = [];
    let shop = await setup.start();
    const [good, other] = await setup.plans();
    if (good === undefined) throw new Error('The shop sells nothing');
    const bad = await withdrawn(setup, other);
    // One for each: a delivery that is suspended holds its eSIM.
    const esims = await Promise.all(pointsOf('top up').map(() => deliverEsim(setup, good)));
    const buyFor = (stage: string, index: number) => {
      const [esim] = esims.slice(index);
      if (esim && (stage === 'top up' || stage === 'owner mail'))
        return buyTopup(setup, { esim, email: anEmail() });
      const isRefund = stage === 'refund' || stage === 'give up';
      return buyCart(setup, { lines: [{ ...(isRefund ? bad : good), quantity: 1 }] });
    };

    for (const points of PROCESS_RUNS) {
      for (const stage of STAGES) {
        const stagePoints = points.filter((name) => name.startsWith(stage));
        const calls = holdCalls(setup.proxy, stagePoints);
        for (const name of stagePoints) shop.arm(name);
        buying.push(...stagePoints.map((_, index) => buyFor(stage, index)));
        await eventually(() => {
          expect(stagePoints.filter((name) => !shop.hasReached(name) && !calls.has(name))).toEqual([]);
        }, 30_000);
      }
      await shop.kill();
      setup.putForward(NEXT_MS);
      shop = await setup.start();
    }
    expect(new Set(PROCESS_RUNS.flat()).size).toBe(ORDER_FLOW_POINTS.length);
    await Promise.all(buying);
    expect((await settled(setup)).violations).toEqual([]);
  },
);
