import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { SANDBOX_KEYS } from '#tests/integration/order-flow/parts.ts';
import { anOrderFlow, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { buy, checkout, deliverEsim, settled, shopOf } from './setup/customers.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 180_000 });
const flow = anOrderFlow();
const shop = shopOf(flow);
const onePlan = () => ({ lines: [{ ...flow.plan(), quantity: 1 }] });

type Action = () => Promise<Response>;

function notice(sessionId: string, id: string, type = 'checkout.session.completed'): Action {
  const object = { id: sessionId, object: 'checkout.session', payment_status: 'paid' };
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  return () => send(body, SANDBOX_KEYS.stripeWebhookSecret);
}

function send(body: string, secret: string): Promise<Response> {
  const at = Math.floor(Date.now() / 1000);
  const sign = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return fetch(`${flow.parts().origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': `t=${at},v1=${sign}` },
    body,
  });
}

const fetchSession =
  (sessionId: string): Action =>
  () =>
    fetch(`${flow.parts().origin}/api/checkout-sessions/${sessionId}`);

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

const paidBefore = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await buy(shop(), onePlan())).sessionId));

/**
 * Only now may the clock be advanced: a purchase that seems to have been suspended is left to the next
 * attempt.
 */
const noPurchaseInProgress = () =>
  eventually(async () => {
    const paid = await flow.rows(
      z.object({ id: z.string() }),
      sql`select id from orders where status = 'paid'`,
    );
    expect(paid).toEqual([]);
  });

test('PAY-04 B1 B2 B3 B9 B13 B18 B19 webhooks 0, 1 and 5 times, shuffled, late and simultaneous with the success page: one delivery, one mail', async () => {
  await deliverEsim(shop(), flow.plan());
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const sessions = await paidBefore(9);
  const actions = sessions.flatMap((sessionId, index) => {
    const times = [0, 1, 5][index % 3] ?? 0;
    const sameTwice = notice(sessionId, `evt_same_${sessionId}`);
    const others = Array.from({ length: times }, (_, time) => notice(sessionId, `evt_${time}_${sessionId}`));
    const failed = notice(sessionId, `evt_f_${sessionId}`, 'checkout.session.async_payment_failed');
    if (times === 0) return [];
    return [...others, sameTwice, sameTwice, failed, fetchSession(sessionId), fetchSession(sessionId)];
  });
  const responses = await Promise.all(shuffled(actions).map((action) => action()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));

  await eventually(async () => {
    for (const sessionId of sessions.filter((_, index) => index % 3 !== 0))
      expect((await flow.orderOf(sessionId)).status).toBe('fulfilled');
  });
  // Payments without a webhook are found by polling.
  flow.clock.advance(41);
  await flow.reconcile();
  expect((await settled(shop())).violations).toEqual([]);

  const late = sessions.map((sessionId) => notice(sessionId, `evt_late_${sessionId}`));
  for (const action of shuffled(late)) expect((await action()).status).toBe(200);
  await eventually(async () => {
    const open = await flow.rows(
      z.object({ notice_id: z.string() }),
      sql`select notice_id from payment_notices where handled_at is null`,
    );
    expect(open).toEqual([]);
  });
  expect((await settled(shop())).violations).toEqual([]);
});

test('B11 B12 a session expires and is paid, simultaneously and in either order: paid and delivered, or neither', async () => {
  await deliverEsim(shop(), flow.plan());
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const pages = await Promise.all(Array.from({ length: 8 }, () => checkout(shop(), onePlan())));
  flow.clock.advance(33 * 60);
  await Promise.all(
    shuffled([
      () => flow.reconcile(),
      ...pages.map(
        ({ url }) =>
          () =>
            payOnPage(url),
      ),
    ]).map((action) => action()),
  );
  await eventually(async () => {
    for (const { sessionId } of pages)
      expect(['fulfilled', 'cancelled']).toContain((await flow.orderOf(sessionId)).status);
  });
  expect((await settled(shop())).violations).toEqual([]);
});

test('B10 B12 B20 a cart that is changed in one tab while it is paid in another is paid for once', async () => {
  await flow.fault({ service: 'webhooks', kind: 'silence' });
  const carts = Array.from({ length: 6 }, () => ({ cartId: randomUUID() }));
  const responses = await Promise.all(
    carts.map(async (cart) => {
      const { url } = await flow.checkout(cart);
      const [, changed] = await Promise.all([
        payOnPage(url),
        flow.submit({ ...cart, lines: [{ ...flow.plan(), quantity: 2 }] }),
      ]);
      return changed.status;
    }),
  );
  expect(new Set(responses)).toEqual(new Set([200]));
  await noPurchaseInProgress();
  flow.clock.advance(41);
  await flow.reconcile();
  expect((await settled(shop())).violations).toEqual([]);
});

test('B8 B26 a forged notice or a completed session without money changes nothing', async () => {
  const { sessionId } = await flow.checkout();
  const forged = JSON.stringify({
    id: 'evt_forged',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  });
  expect((await send(forged, 'whsec_other')).status).toBe(400);
  await flow.control('POST', `/payments/${sessionId}/slow`);
  await eventually(async () => {
    const handled = await flow.rows(
      z.object({ notice_id: z.string() }),
      sql`select notice_id from payment_notices where session_id = ${sessionId} and handled_at is not null`,
    );
    expect(handled).toHaveLength(1);
  });
  expect(await flow.orderOf(sessionId)).toMatchObject({ status: 'awaiting-payment' });
  await flow.control('POST', `/payments/${sessionId}/slow/arrives`);
  await flow.untilStatus(sessionId, 'fulfilled');
  expect((await settled(shop())).violations).toEqual([]);
});
