import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anEmail, anOrderFlow, payOnPage, sessionIn } from './shop.ts';

const flow = anOrderFlow();

type Limits = Readonly<{ total?: number; perCustomer?: number; isForFirstOrders?: boolean }>;

async function aCode({ total, perCustomer, isForFirstOrders = false }: Limits): Promise<string> {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  await flow.run(
    sql`insert into discount_codes (code, kind, percent, total_limit, per_customer_limit, first_order_only)
        values (${code}, 'percent', 10, ${total ?? null}, ${perCustomer ?? null}, ${isForFirstOrders})`,
  );
  return code;
}

async function redemptionsOf(email: string) {
  return flow.rows(
    z.object({ code: z.string(), state: z.string(), status: z.string() }),
    sql`select r.code, r.state, o.status from discount_redemptions r join orders o on o.id = r.order_id
        where o.email = ${email} order by o.number`,
  );
}

async function usesOf(code: string): Promise<number | undefined> {
  const [row] = await flow.rows(
    z.object({ uses: z.int() }),
    sql`select uses from discount_codes where code = ${code}`,
  );
  return row?.uses;
}

async function sessionAtService(sessionId: string): Promise<string> {
  const response = await fetch(`${flow.parts().sandbox.origin}/v1/checkout/sessions/${sessionId}`, {
    headers: { authorization: 'Bearer sk_test_order_flow' },
  });
  return z.object({ status: z.string() }).parse(await response.json()).status;
}

async function paidAmong(sessionIds: readonly string[]): Promise<readonly unknown[]> {
  const paid = (await flow.ledger('session-paid')).map(({ data }) => data['session']);
  return paid.filter((id) => sessionIds.some((sessionId) => sessionId === id));
}

const KINDS: readonly (readonly [string, Limits])[] = [
  ['one per customer', { perCustomer: 1 }],
  ['for first orders', { isForFirstOrders: true }],
  ['one use in all', { total: 1 }],
  ['no limit at all', {}],
];

test.each(KINDS)(
  'COUPON-18 a checkout on a second device takes over the use that the first one holds of a code with %s',
  async (_limit, limits) => {
    const [email, discountCode] = [anEmail(), await aCode(limits)];
    const phone = await flow.checkout({ email, discountCode, cartId: randomUUID() });
    const laptop = await flow.checkout({ email, discountCode, cartId: randomUUID() });
    expect(laptop.sessionId).not.toBe(phone.sessionId);
    expect([await sessionAtService(phone.sessionId), await sessionAtService(laptop.sessionId)]).toEqual([
      'expired',
      'open',
    ]);
    expect(await redemptionsOf(email)).toEqual([
      { code: discountCode, state: 'released', status: 'cancelled' },
      { code: discountCode, state: 'held', status: 'awaiting-payment' },
    ]);
    expect(await usesOf(discountCode)).toBe(1);
    await payOnPage(phone.url);
    await payOnPage(laptop.url);
    await flow.untilStatus(laptop.sessionId, 'fulfilled');
    expect(await paidAmong([phone.sessionId, laptop.sessionId])).toEqual([laptop.sessionId]);
  },
);

test.each(KINDS.slice(0, 3))(
  'COUPON-18 a used code with %s is refused, and the paid order does not change',
  async (_limit, limits) => {
    const [email, discountCode] = [anEmail(), await aCode(limits)];
    const paid = await flow.checkout({ email, discountCode });
    await payOnPage(paid.url);
    await flow.untilStatus(paid.sessionId, 'fulfilled');
    expect((await flow.submit({ email, discountCode })).status).toBe(409);
    expect(await redemptionsOf(email)).toEqual([{ code: discountCode, state: 'used', status: 'fulfilled' }]);
  },
);

test.each(KINDS.slice(0, 3))(
  'COUPON-18 the earlier checkout with %s was paid a moment ago without a webhook: it wins, and the later one is refused',
  async (_limit, limits) => {
    await flow.fault({ service: 'webhooks', kind: 'silence' });
    const [email, discountCode] = [anEmail(), await aCode(limits)];
    const earlier = await flow.checkout({ email, discountCode });
    await payOnPage(earlier.url);
    const later = await flow.submit({ email, discountCode });
    expect([later.status, await later.text()]).toEqual([
      409,
      expect.stringContaining('This coupon code is not valid'),
    ]);
    // The conflict made the shop check the payment: the paid order is delivered although no webhook came.
    await flow.untilStatus(earlier.sessionId, 'fulfilled');
    expect(await usesOf(discountCode)).toBe(1);
  },
);

test.each(KINDS.slice(0, 3))(
  'COUPON-18 two devices at once, and the earlier checkout with %s paid at the same moment: one is paid, the limit holds',
  async (_limit, limits) => {
    for (let round = 0; round < 4; round += 1) {
      const [email, discountCode] = [anEmail(), await aCode(limits)];
      const earlier = await flow.checkout({ email, discountCode });
      const [, ...responses] = await Promise.all([
        payOnPage(earlier.url),
        flow.submit({ email, discountCode }),
        flow.submit({ email, discountCode }),
      ]);
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const bodies = await Promise.all(
        responses.filter(({ status }) => status === 200).map((one) => one.json()),
      );
      const pages = bodies.map((body) => z.object({ url: z.string() }).parse(body).url);
      for (const url of pages) await payOnPage(url);
      const paid = await paidAmong([earlier.sessionId, ...pages.map(sessionIn)]);
      expect(paid).toHaveLength(1);
      await flow.untilStatus(String(paid[0]), 'fulfilled');
      expect(await usesOf(discountCode)).toBe(1);
      expect((await redemptionsOf(email)).filter(({ state }) => state !== 'released')).toEqual([
        { code: discountCode, state: 'used', status: 'fulfilled' },
      ]);
    }
  },
);

test('COUPON-09 COUPON-18 one code for first orders takes over from another: only one of the two can be paid', async () => {
  const email = anEmail();
  const other = await aCode({ isForFirstOrders: true });
  const earlier = await flow.checkout({ email, discountCode: other });
  const later = await flow.checkout({ email, discountCode: 'SAVE5' });
  expect(await sessionAtService(earlier.sessionId)).toBe('expired');
  await payOnPage(later.url);
  await flow.untilStatus(later.sessionId, 'fulfilled');
  expect((await flow.submit({ email, discountCode: other })).status).toBe(409);
});

test('COUPON-18 a hold of another customer is not taken over: the other address is refused because the last use is taken', async () => {
  const discountCode = await aCode({ total: 1 });
  const holder = await flow.checkout({ discountCode });
  expect((await flow.submit({ discountCode })).status).toBe(409);
  expect(await sessionAtService(holder.sessionId)).toBe('open');
});

test('COUPON-18 a checkout that fails ends no other: the earlier one stays payable', async () => {
  const [email, discountCode] = [anEmail(), await aCode({ perCustomer: 1 })];
  const earlier = await flow.checkout({ email, discountCode });
  const wrongPrice = { ...flow.plan(), price: flow.plan().price + 1, quantity: 1 };
  expect((await flow.submit({ email, discountCode, lines: [wrongPrice] })).status).toBe(409);
  expect(await sessionAtService(earlier.sessionId)).toBe('open');
  await payOnPage(earlier.url);
  await flow.untilStatus(earlier.sessionId, 'fulfilled');
});

test('COUPON-18 while the payment service does not respond, no checkout is ended and none is started', async () => {
  const [email, discountCode] = [anEmail(), await aCode({ perCustomer: 1 })];
  const earlier = await flow.checkout({ email, discountCode });
  await flow.fault({ service: 'payments', kind: 'error', status: 500, match: '/expire' });
  expect((await flow.submit({ email, discountCode })).status).toBe(503);
  expect(await redemptionsOf(email)).toEqual([
    { code: discountCode, state: 'held', status: 'awaiting-payment' },
  ]);
  expect(await sessionAtService(earlier.sessionId)).toBe('open');
});

test('COUPON-18 a changed cart with the same code still ends its own earlier checkout', async () => {
  const [email, discountCode, cartId] = [anEmail(), await aCode({ total: 1 }), randomUUID()];
  const before = await flow.checkout({ email, discountCode, cartId });
  const lines = [{ ...flow.plan(1), quantity: 2 }];
  const after = await flow.checkout({ email, discountCode, cartId, lines });
  expect(await sessionAtService(before.sessionId)).toBe('expired');
  expect(await sessionAtService(after.sessionId)).toBe('open');
  expect(await usesOf(discountCode)).toBe(1);
});
