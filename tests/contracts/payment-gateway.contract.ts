import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { money } from '#core/money.ts';
import type {
  GatewayResult,
  PaymentGateway,
  PaymentSession,
  RefundRequest,
  SessionRequest,
} from '#core/payments/payment-gateway.ts';

export type PaymentSetting = Readonly<{
  gateway: PaymentGateway;
  /** What a customer does on the payment page with a valid card. */
  pay(session: PaymentSession): Promise<void>;
}>;

let made = 0;

/** A session for one plan. A test sets only the fields that it is about. */
export function aSessionRequest(changes: Partial<SessionRequest> = {}): SessionRequest {
  const number = (made += 1);
  return {
    orderId: `order-${number}`,
    email: 'ana@example.com',
    lines: [{ name: 'Japan eSIM 5 GB', unitPrice: money(950), quantity: 2 }],
    discount: null,
    language: 'en',
    successUrl: 'http://127.0.0.1:9/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:9/checkout/canceled',
    expiresAt: new Date(Date.now() + 31 * 60_000),
    idempotencyKey: `key-${number}-${Date.now()}`,
    ...changes,
  };
}

export async function open(
  gateway: PaymentGateway,
  changes: Partial<SessionRequest> = {},
): Promise<PaymentSession> {
  const result = await gateway.createSession(aSessionRequest(changes));
  if (result.kind !== 'done') throw new Error(`The session was ${result.kind}`);
  return result.value;
}

/** What every payment service's adapter must guarantee. */
export function describePaymentGateway(name: string, create: () => PaymentSetting): void {
  describe(`${name} keeps the PaymentGateway promises: sessions`, () => {
    test('a session contains the order, the amount and a payment page', async () => {
      const { gateway } = create();
      const session = await open(gateway, { orderId: 'order-x' });
      expect(session).toMatchObject({
        orderId: 'order-x',
        status: 'open',
        paymentStatus: 'unpaid',
        amountCents: 1900,
        currency: 'USD',
        email: 'ana@example.com',
      });
      expect(session.url).toMatch(/^https?:/);
      expect(await gateway.findSession(session.id)).toEqual({ kind: 'done', value: session });
    });

    test('a discount lowers the amount to pay by exactly that', async () => {
      const { gateway } = create();
      expect(await open(gateway, { discount: money(95) })).toMatchObject({ amountCents: 1805 });
    });

    test('the same key returns the same session, also with a discount; another key returns another one', async () => {
      const { gateway } = create();
      const request = aSessionRequest({ discount: money(100) });
      const first = await gateway.createSession(request);
      expect(await gateway.createSession(request)).toEqual(first);
      const other = await gateway.createSession({
        ...request,
        idempotencyKey: `${request.idempotencyKey}-b`,
      });
      expect(other.kind === 'done' && first.kind === 'done' && other.value.id !== first.value.id).toBe(true);
    });

    test('a paid session is reported as paid, with its payment', async () => {
      const { gateway, pay } = create();
      const session = await open(gateway);
      await pay(session);
      const found = await gateway.findSession(session.id);
      expect(found).toMatchObject({
        kind: 'done',
        value: { status: 'complete', paymentStatus: 'paid', amountCents: 1900 },
      });
      expect(found.kind === 'done' && found.value?.paymentId).toMatch(/./);
    });

    test('an unknown session is null, not an error', async () => {
      const { gateway } = create();
      expect(await gateway.findSession('cs_test_nobody')).toEqual({ kind: 'done', value: null });
    });

    test('expiring an open session closes it; expiring it again or a paid one returns its state', async () => {
      const { gateway, pay } = create();
      const session = await open(gateway);
      expect(await gateway.expireSession(session.id)).toMatchObject({
        kind: 'done',
        value: { status: 'expired' },
      });
      expect(await gateway.expireSession(session.id)).toMatchObject({
        kind: 'done',
        value: { status: 'expired' },
      });
      const paid = await open(gateway);
      await pay(paid);
      expect(await gateway.expireSession(paid.id)).toMatchObject({
        kind: 'done',
        value: { status: 'complete', paymentStatus: 'paid' },
      });
    });

    test('a session that would end too soon is rejected permanently', async () => {
      const { gateway } = create();
      const result = await gateway.createSession(
        aSessionRequest({ expiresAt: new Date(Date.now() + 60_000) }),
      );
      expect(result.kind).toBe('rejected');
    });
  });

  describe(`${name} keeps the PaymentGateway promises: refunds`, () => {
    test('one unit of a payment is refunded once per reference, also under another key', async () => {
      const { gateway, pay } = create();
      const session = await open(gateway);
      await pay(session);
      const found = await gateway.findSession(session.id);
      const paymentId = (found.kind === 'done' ? found.value?.paymentId : null) ?? '';
      const refund = {
        paymentId,
        amount: money(950),
        reference: `${session.id}-unit-1`,
        idempotencyKey: `${session.id}-r1`,
      };
      const first = await gateway.refund(refund);
      expect(first).toMatchObject({ kind: 'done', value: { status: 'succeeded' } });
      expect(await gateway.refund(refund)).toEqual(first);
      // The service deletes keys after a day; then the reference must be enough.
      expect(await gateway.refund({ ...refund, idempotencyKey: `${session.id}-r1-tomorrow` })).toEqual(first);

      const second = await gateway.refund({
        ...refund,
        reference: `${session.id}-unit-2`,
        idempotencyKey: `${session.id}-r2`,
      });
      expect(second.kind).toBe('done');
      expect(second).not.toEqual(first);
      const third = await gateway.refund({
        ...refund,
        reference: `${session.id}-unit-3`,
        idempotencyKey: `${session.id}-r3`,
      });
      expect(third.kind).toBe('rejected');
    });

    test('an unknown payment cannot be refunded', async () => {
      const { gateway } = create();
      const refund = {
        paymentId: 'pi_nobody',
        amount: money(1),
        reference: 'x',
        idempotencyKey: `nobody-${Date.now()}`,
      };
      expect((await gateway.refund(refund)).kind).toBe('rejected');
    });
  });

  describeLists(name, create);
}

/** The service counts in whole seconds. */
const aroundNow = () => ({
  from: new Date(Date.now() - MINUTE_MS),
  to: new Date(Date.now() + MINUTE_MS),
});
const before = () => ({ from: new Date(Date.now() - 60 * MINUTE_MS), to: new Date(Date.now() - MINUTE_MS) });

async function valueOf<T>(response: Promise<GatewayResult<T>>): Promise<T> {
  const given = await response;
  if (given.kind !== 'done') throw new Error(`The result was ${given.kind}`);
  return given.value;
}

async function aPaidSession({ gateway, pay }: PaymentSetting): Promise<PaymentSession> {
  const session = await open(gateway);
  await pay(session);
  const paid = await valueOf(gateway.findSession(session.id));
  if (paid === null) throw new Error('A paid session is missing');
  return paid;
}

function describeLists(name: string, create: () => PaymentSetting): void {
  describe(`${name} keeps the PaymentGateway promises: lists`, () => {
    test('a paid session has its payment time and its refunded amount; an open one has neither', async () => {
      const setting = create();
      const { gateway } = setting;
      expect(await open(gateway)).toMatchObject({ paidAt: null, refundedCents: 0 });
      const paid = await aPaidSession(setting);
      expect(Math.abs((paid.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(MINUTE_MS);
      expect(paid.refundedCents).toBe(0);
      await valueOf(gateway.refund(aRefund(paid, 'part', 300)));
      const { paidAt } = paid;
      expect(await gateway.findSession(paid.id)).toMatchObject({ value: { paidAt, refundedCents: 300 } });
    });

    test('the refunds of one payment have our references; a payment without refunds has none', async () => {
      const setting = create();
      const { gateway } = setting;
      const paid = await aPaidSession(setting);
      const paymentId = paid.paymentId ?? '';
      expect(await valueOf(gateway.listRefundsOf(paymentId))).toEqual([]);
      expect(await valueOf(gateway.listRefundsOf('pi_nobody'))).toEqual([]);
      const first = await valueOf(gateway.refund(aRefund(paid, 'one', 300)));
      const second = await valueOf(gateway.refund(aRefund(paid, 'two', 950)));
      const common = { paymentId, hasFailed: false };
      expect(await valueOf(gateway.listRefundsOf(paymentId))).toMatchObject([
        { ...common, refundId: first.refundId, reference: `${paid.id}-one`, amountCents: 300 },
        { ...common, refundId: second.refundId, reference: `${paid.id}-two`, amountCents: 950 },
      ]);
    });

    test('all refunds of a period are listed, oldest first, over as many pages as needed', async () => {
      const setting = create();
      const made: string[] = [];
      for (let payment = 0; payment < 3; payment += 1) {
        const paid = await aPaidSession(setting);
        for (let part = 0; part < 38; part += 1)
          made.push((await valueOf(setting.gateway.refund(aRefund(paid, `p${part}`, 50)))).refundId);
      }
      const listed = (await valueOf(setting.gateway.listRefunds(aroundNow()))).map(
        ({ refundId }) => refundId,
      );
      expect(listed.filter((id) => made.includes(id))).toEqual(made);
      expect(await valueOf(setting.gateway.listRefunds(before()))).toEqual([]);
    });

    test('the paid sessions of a period are listed, and no open or expired ones', async () => {
      const setting = create();
      const { gateway } = setting;
      const unpaid = [await open(gateway), await open(gateway)];
      await gateway.expireSession(unpaid[1]?.id ?? '');
      const paid = [await aPaidSession(setting), await aPaidSession(setting)];
      const listed = await valueOf(gateway.listPaidSessions(aroundNow()));
      const ours = new Set([...unpaid, ...paid].map(({ id }) => id));
      expect(listed.filter(({ id }) => ours.has(id))).toMatchObject(
        paid.map(({ id, orderId, paymentId, amountCents }) => ({ id, orderId, paymentId, amountCents })),
      );
      expect(await valueOf(gateway.listPaidSessions(before()))).toEqual([]);
    });
  });
}

function aRefund({ id, paymentId }: PaymentSession, part: string, cents: number): RefundRequest {
  const reference = `${id}-${part}`;
  return { paymentId: paymentId ?? '', amount: money(cents), reference, idempotencyKey: `key-${reference}` };
}
