import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { isReceiptMailed } from './receipt-allowed.ts';
import { judgeCase, type CaseOrder, type CaseUnit, type WithdrawalCase } from './withdrawal-case.ts';

const PAID_AT = new Date('2026-03-02T12:00:00Z');

const aUnit = (changes: Partial<CaseUnit> = {}): CaseUnit => ({
  id: `unit-${changes.position ?? 1}`,
  position: 1,
  described: aPackage(),
  outcome: 'delivered',
  firstConnectedAt: null,
  refundCents: 950,
  isRefunded: false,
  ...changes,
});

function aCase(order: Partial<CaseOrder> | null, changes: Partial<WithdrawalCase> = {}): WithdrawalCase {
  return {
    id: 'case',
    number: 1001,
    orderNumber: '100001',
    email: 'ana@example.com',
    positions: [],
    language: 'en',
    declaredAt: PAID_AT,
    status: 'open',
    refusal: null,
    note: null,
    decidedAt: null,
    order:
      order === null
        ? null
        : {
            id: 'order',
            paidAt: PAID_AT,
            currency: 'USD',
            consent: { text: 'withdrawal-tick-1', language: 'en', acceptedAt: PAID_AT },
            units: [aUnit()],
            ...order,
          },
    ...changes,
  };
}

const used = (position: number) => aUnit({ position, firstConnectedAt: PAID_AT });
const reason = (withdrawal: WithdrawalCase) => judgeCase(withdrawal).reasonToRefuse;

test('LEGAL-09 a case says what speaks against a withdrawal', () => {
  expect(judgeCase(aCase({}))).toMatchObject({ isInTime: true, reasonToRefuse: null, used: [] });
  expect(reason(aCase(null))).toBe('unknown-order');
  const late = { declaredAt: new Date('2026-03-17T12:00:00Z') };
  expect(judgeCase(aCase({}, late))).toMatchObject({ isInTime: false, reasonToRefuse: 'too-late' });
  expect(reason(aCase({ units: [aUnit({ isRefunded: true })] }))).toBe('already-refunded');
  expect(reason(aCase({ units: [aUnit({ refundCents: 0 })] }))).toBe('already-refunded');
});

test('LEGAL-18 use ends the right only with the consent of the checkout, and only for what was used', () => {
  expect(reason(aCase({ units: [used(1)] }))).toBe('used');
  expect(reason(aCase({ units: [used(1)], consent: null }))).toBeNull();
  const both = { units: [used(1), aUnit({ position: 2 })] };
  expect(reason(aCase(both))).toBeNull();
  expect(judgeCase(aCase(both)).used.map(({ position }) => position)).toEqual([1]);
  expect(reason(aCase(both, { positions: [1] }))).toBe('used');
  expect(judgeCase(aCase(both, { positions: [2] })).refundable.map(({ position }) => position)).toEqual([2]);
});

test('LEGAL-17 declarations about unknown orders mail a stranger at most three times a day', () => {
  const mailed = (hasOrder: boolean, withOrder: number, withoutOrder: number) =>
    isReceiptMailed({ hasOrder, earlierReceipts: { withOrder, withoutOrder } });
  expect([mailed(false, 9, 2), mailed(false, 0, 3)]).toEqual([true, false]);
  expect([mailed(true, 9, 1_000), mailed(true, 10, 0)]).toEqual([true, false]);
});
