import { expect, test } from 'vitest';
import type { GatewayResult } from '#core/payments/payment-gateway.ts';
import { aClock } from '#tests/builders/clock.ts';
import { makeRefund } from './make-refund.ts';

type Refunded = GatewayResult<{ refundId: string; status: string }>;
type Setting = Readonly<{ response: Refunded; minutesDue?: number; isAlertLost?: boolean }>;

function aDueRefund({ response, minutesDue = 0, isAlertLost = false }: Setting) {
  const clock = aClock();
  const since = new Date(clock.now().getTime() - minutesDue * 60_000);
  const happened: string[] = [];
  const note = (what: string) => {
    happened.push(what);
    return Promise.resolve();
  };
  const needs = {
    clock,
    refunds: {
      take: () =>
        Promise.resolve({
          id: 'r1',
          paymentId: 'p1',
          amountCents: 300,
          reference: 'u1',
          idempotencyKey: 'k',
          since,
        }),
      markDone: () => note('done'),
      markRefused: () => note('refused'),
    },
    alerts: {
      raise: ({ kind }: { kind: string }) =>
        isAlertLost ? Promise.reject(new Error('The database is gone')) : note(kind),
      settle: () => note('settled'),
    },
    gateway: {
      refund: () => Promise.resolve(response),
      createSession: () => Promise.reject(new Error('Not expected')),
      findSession: () => Promise.reject(new Error('Not expected')),
      expireSession: () => Promise.reject(new Error('Not expected')),
      listRefundsOf: () => Promise.reject(new Error('Not expected')),
      listRefunds: () => Promise.reject(new Error('Not expected')),
      listPaidSessions: () => Promise.reject(new Error('Not expected')),
      readNotice: () => null,
    },
  };
  return { happened, run: () => makeRefund(needs, 'r1') };
}

test.each([
  ['a refusal', { kind: 'rejected', code: 'charge_disputed' }],
  ['a refund that failed', { kind: 'done', value: { refundId: 're_1', status: 'failed' } }],
] as const)(
  'after %s the alert is raised before the refund is marked as refused, so a crash between the two loses nothing',
  async (_, response) => {
    const { happened, run } = aDueRefund({ response });
    expect(await run()).toBe('refused');
    expect(happened).toEqual(['refund-refused', 'refused']);
    const lost = aDueRefund({ response, isAlertLost: true });
    await expect(lost.run()).rejects.toThrow('The database is gone');
    expect(lost.happened).toEqual([]);
  },
);

test.each(['try-later', 'unknown'] as const)(
  'a refund with the result %s is retried, and the owner gets an alert after 15 minutes',
  async (kind) => {
    const early = aDueRefund({ response: { kind }, minutesDue: 15 });
    expect(await early.run()).toBe('retry');
    expect(early.happened).toEqual([]);
    const late = aDueRefund({ response: { kind }, minutesDue: 16 });
    expect(await late.run()).toBe('retry');
    expect(late.happened).toEqual(['refund-late']);
  },
);
