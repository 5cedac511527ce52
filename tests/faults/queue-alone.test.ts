import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { buy, buyTopup, deliverEsim, settled } from './setup/customers.ts';
import { aFaultSetup } from './setup/fault-setup.ts';

const NO_RECONCILER = { reconcileEveryMs: null };

test(
  'B6 the jobs of a payment exist exactly when the payment does: no job runs before its commit, and no job is lost after it, even without a reconciler',
  { timeout: 600_000 },
  async () => {
    const setup = await aFaultSetup();
    const worker = await setup.start({ ...NO_RECONCILER, manner: 'stop' });
    const [plan] = await setup.plans();
    if (plan === undefined) throw new Error('The shop sells nothing');
    await deliverEsim(setup, plan);

    worker.arm('settle: before the commit');
    await buy(setup, { lines: [{ ...plan, quantity: 1 }] });
    await worker.reached('settle: before the commit');
    // Another worker would take any job that already exists, find nothing to do and complete it.
    const other = await setup.start({ ...NO_RECONCILER, port: await aFreePort() });
    await eventually(async () => {
      const waiting = await setup.rows(
        z.object({}),
        `select 1 from jobs.job where name in ('fulfil-unit', 'send-order-mail') and state <> 'completed'`,
      );
      expect(waiting).toEqual([]);
    });
    await other.kill();
    worker.signal('SIGCONT');
    expect((await settled(setup)).violations).toEqual([]);
    await worker.kill();

    const next = await setup.start({ ...NO_RECONCILER, points: ['settle: after the commit'] });
    await buyTopup(setup);
    await next.reached('settle: after the commit');
    await next.kill();
    await setup.start(NO_RECONCILER);
    expect((await settled(setup)).violations).toEqual([]);
  },
);
