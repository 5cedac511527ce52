import { expect, test } from 'vitest';
import {
  hasResult,
  hasSteps,
  isFinal,
  noticeOf,
  PROMISED_MS,
  stepsOf,
  unitState,
  type OrderKnowledge,
  type Order,
} from './processing-view.ts';
import { anOrder } from '#tests/builders/processed-order.ts';

const received = (order: OrderKnowledge['order']): OrderKnowledge => ({ order, contact: 'received' });

test('ORDER-05 ORDER-06 B16 an unknown outcome is shown as being checked, never as failed', () => {
  expect(noticeOf({ order: null, contact: 'loading' }, 0)).toBe('asking');
  expect(noticeOf(received(anOrder({ state: 'checking' })), 0)).toBe('checking');
  expect(noticeOf(received(anOrder({ state: 'checking' })), 24 * 3_600_000)).toBe('checking');
  const uncertain: readonly OrderKnowledge[] = [
    { order: null, contact: 'loading' },
    { order: null, contact: 'unreachable' },
    { order: anOrder({ state: 'checking' }), contact: 'unreachable' },
    { order: anOrder({ state: 'processing' }), contact: 'unreachable' },
  ];
  for (const knowledge of uncertain) {
    for (const waitedMs of [0, PROMISED_MS + 1]) expect(noticeOf(knowledge, waitedMs)).not.toMatch(/failed/i);
  }
});

test('ORDER-09 a payment that failed for certain is shown as failed, even when the connection is lost later', () => {
  const order = anOrder({ state: 'payment-failed' });
  expect(noticeOf(received(order), 0)).toBe('paymentFailed');
  expect(noticeOf({ order, contact: 'unreachable' }, 0)).toBe('paymentFailed');
});

test('ORDER-07 ORDER-10 an order in progress is announced as ready soon; after a minute the page shows where to look', () => {
  const order = anOrder({ state: 'processing' });
  expect(noticeOf(received(order), PROMISED_MS)).toBe('working');
  expect(noticeOf(received(order), PROMISED_MS + 1)).toBe('timeout');
});

test('ORDER-11 a shop that cannot be reached is shown as a connection problem', () => {
  expect(noticeOf({ order: null, contact: 'unreachable' }, 0)).toBe('connection');
  expect(noticeOf({ order: anOrder({ state: 'processing' }), contact: 'unreachable' }, 0)).toBe('connection');
  expect(noticeOf({ order: null, contact: 'loading' }, PROMISED_MS + 1)).toBe('connection');
});

test('ORDER-12 FULFIL-04 an eSIM that could not be created is shown differently from a delivered one', () => {
  const refunded = { kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'refunded' } as const;
  const refunding = { kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'refunding' } as const;
  const delivered = { kind: 'sim', title: 'Peru eSIM', isOneOfSeveral: false, state: 'delivered' } as const;
  expect(noticeOf(received(anOrder({ state: 'refunded', units: [refunding] })), 0)).toBe('generationFailed');
  expect(noticeOf(received(anOrder({ state: 'ready', units: [delivered, refunded] })), 0)).toBe(
    'partlyReady',
  );
  expect(noticeOf(received(anOrder({ state: 'ready', units: [delivered] })), 0)).toBe('ready');
  const unmatched = { kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'processing' } as const;
  expect(noticeOf(received(anOrder({ state: 'refunded', units: [unmatched] })), 0)).toBe('givenBack');
});

test('ORDER-13 an unknown session is shown as invalid', () => {
  expect(noticeOf({ order: null, contact: 'unknown-session' }, 0)).toBe('invalidSession');
});

test('ORDER-01 ORDER-02 five steps are waiting until the server reports progress', () => {
  expect(
    stepsOf({ order: null, contact: 'loading' }, 'esim').map(({ step, state }) => `${step} ${state}`),
  ).toEqual([
    'payment-confirmed waiting',
    'creating-esim waiting',
    'activating-profile waiting',
    'sending-instructions waiting',
    'ready-to-use waiting',
  ]);
  const order = anOrder({ state: 'processing' });
  expect(stepsOf(received(order), 'esim')).toBe(order.steps);
});

test('the page listens until nothing can change: email sent, refunds done', () => {
  const done = { kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'delivered' } as const;
  const refunding = { kind: 'sim', title: 'Peru eSIM', isOneOfSeveral: false, state: 'refunding' } as const;
  expect(isFinal(anOrder({ state: 'checking' }))).toBe(false);
  expect(isFinal(anOrder({ state: 'payment-failed' }))).toBe(true);
  expect(isFinal(anOrder({ state: 'ready', units: [done] }))).toBe(true);
  expect(isFinal(anOrder({ state: 'ready', units: [done], mail: 'under way' }))).toBe(false);
  expect(isFinal(anOrder({ state: 'ready', units: [done, refunding] }))).toBe(false);
  expect(isFinal(anOrder({ state: 'refunded', units: [refunding] }))).toBe(false);
  expect(isFinal(anOrder({ state: 'refunded', units: [{ ...refunding, state: 'refunded' }] }))).toBe(true);
});

test('ORDER-04 ORDER-16 only the browser that paid is offered the eSIM', () => {
  const units = [{ kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'delivered' } as const];
  expect(hasResult(anOrder({ state: 'ready', units }))).toBe(true);
  expect(hasResult(anOrder({ state: 'ready', units, isOwnBrowser: false }))).toBe(false);
  expect(hasResult(anOrder({ state: 'processing', units }))).toBe(false);
});

test('ORDER-06 ORDER-09 no unit is shown as in preparation before payment, or after the order ended without it', () => {
  const unit = { kind: 'sim', title: 'Japan eSIM', isOneOfSeveral: false, state: 'processing' } as const;
  const word = (state: Order['state']) => unitState(unit, anOrder({ state, units: [unit] }));
  expect(word('checking')).toBe('awaiting');
  expect(word('processing')).toBe('processing');
  expect(word('payment-failed')).toBe('notOrdered');
  expect(word('refunded')).toBe('notOrdered');
  const gone = { ...unit, state: 'refunded' } as const;
  expect(unitState(gone, anOrder({ state: 'refunded', units: [gone] }))).toBe('refunded');
});

test('ORDER-02 ORDER-12 no step is shown as waiting when nothing more will be delivered', () => {
  expect((['checking', 'working', 'timeout', 'ready', 'partlyReady'] as const).every(hasSteps)).toBe(true);
  expect((['paymentFailed', 'generationFailed', 'givenBack', 'invalidSession'] as const).some(hasSteps)).toBe(
    false,
  );
});
