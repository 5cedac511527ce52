import { expect, test } from 'vitest';
import type { OrderRecord } from '#core/orders/history/order-record.ts';
import { after, anOrderRecord, aRefundRecord, aUnitRecord } from '#tests/builders/orders/order-record.ts';
import { isRightEndedByUse, withdrawalState } from './withdrawal-state.ts';

const DAY = 24 * 60;
/** Paid on Sunday, 1 March 2026: the 14th day is a Sunday, so Monday is the last one. */
const LAST_DAY = new Date('2026-03-16T00:00:00Z');
const stateOf = (changes: Partial<OrderRecord>, minutes = 5) =>
  withdrawalState(anOrderRecord(changes), after(minutes))?.state ?? null;

test('ORDER-31 the right of withdrawal lasts 14 days, until what was delivered has been used', () => {
  expect(withdrawalState(anOrderRecord(), after(5))).toEqual({
    state: 'open',
    acceptedAt: after(0),
    lastDay: LAST_DAY,
    declaredAt: null,
    hasMore: false,
  });
  expect(stateOf({}, 14 * DAY + 1)).toBe('open');
  expect(stateOf({}, 16 * DAY)).toBe('expired');
  const used = aUnitRecord({ firstConnectedAt: after(4) });
  expect(stateOf({ units: [used] })).toBe('used');
  expect(stateOf({ units: [used, aUnitRecord()] })).toBe('open');
  const failed = aUnitRecord({ outcome: 'undeliverable', refund: aRefundRecord() });
  expect(stateOf({ units: [used, failed] })).toBe('used');
  const withdrawn = aUnitRecord({ refund: aRefundRecord({ reason: 'withdrawal' }) });
  expect(stateOf({ units: [withdrawn] }, 20 * DAY)).toBe('withdrawn');
  expect(stateOf({ withdrawalAcceptedAt: null })).toBeNull();
});

test('LEGAL-19 a declaration and its decision are the state of the order, also where no box was shown', () => {
  const declared = { positions: [], declaredAt: after(3), status: 'open', decidedAt: null } as const;
  const accepted = { positions: [], declaredAt: after(2), status: 'accepted', decidedAt: after(9) } as const;
  const refused = { positions: [], declaredAt: after(2), status: 'refused', decidedAt: after(9) } as const;
  const used = aUnitRecord({ firstConnectedAt: after(4) });
  expect(stateOf({ withdrawals: [declared], units: [used] }, 20 * DAY)).toBe('declared');
  expect(stateOf({ withdrawals: [declared], withdrawalAcceptedAt: null })).toBe('declared');
  expect(stateOf({ withdrawals: [accepted] })).toBe('withdrawn');
  expect(stateOf({ withdrawals: [refused] })).toBe('refused');
  expect(stateOf({ withdrawals: [declared, refused] })).toBe('declared');
  expect(withdrawalState(anOrderRecord({ withdrawals: [refused, declared] }), after(5))?.declaredAt).toEqual(
    after(3),
  );
});

test('LEGAL-27 after a withdrawal of a part, the rest can be withdrawn from in time unless it was used or refunded', () => {
  const moreOf = (changes: Partial<OrderRecord>, minutes = 5) =>
    withdrawalState(anOrderRecord(changes), after(minutes))?.hasMore;
  const first = { positions: [1], declaredAt: after(3), status: 'open', decidedAt: null } as const;
  const units = [aUnitRecord(), aUnitRecord()];
  expect(moreOf({ withdrawals: [first], units })).toBe(true);
  expect(moreOf({ withdrawals: [first], units }, 20 * DAY)).toBe(false);
  expect(moreOf({ withdrawals: [{ ...first, positions: [] }], units })).toBe(false);
  expect(moreOf({ withdrawals: [first, { ...first, positions: [2] }], units })).toBe(false);
  const used = aUnitRecord({ firstConnectedAt: after(4) });
  expect(moreOf({ withdrawals: [first], units: [aUnitRecord(), used] })).toBe(false);
  const refunded = aUnitRecord({ refund: aRefundRecord() });
  expect(moreOf({ withdrawals: [first], units: [aUnitRecord(), refunded] })).toBe(false);
});

test('LEGAL-35 the right has ended by use only with the consent, and when nothing is left that was not used', () => {
  const used = aUnitRecord({ firstConnectedAt: after(4) });
  const refunded = aUnitRecord({ refund: aRefundRecord() });
  const isEnded = (changes: Partial<OrderRecord>) => isRightEndedByUse(anOrderRecord(changes));
  expect(isEnded({ units: [used, used] })).toBe(true);
  expect(isEnded({ units: [used], withdrawalAcceptedAt: null })).toBe(false);
  expect(isEnded({ units: [used, aUnitRecord()] })).toBe(false);
  expect(isEnded({ units: [used, refunded] })).toBe(true);
  expect(isEnded({ units: [refunded] })).toBe(false);
  expect(stateOf({ units: [used, refunded] })).toBe('used');
});
