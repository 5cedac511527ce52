import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import type { OrderProgress } from './order-progress.ts';
import { hiddenEmail, showProgress } from './show-progress.ts';

type Unit = OrderProgress['units'][number];
const ENGLISH = { language: 'en', messagesOf } as const;

function progress(changes: Partial<OrderProgress> = {}): OrderProgress {
  return {
    orderId: 'order-1',
    orderNumber: '100001',
    status: 'awaiting-payment',
    email: 'ana@example.com',
    language: 'en',
    totalCents: 950,
    currency: 'USD',
    refundedCents: 0,
    isPaymentRefunded: false,
    browserTokenHash: '',
    cartId: null,
    gift: null,
    isMailSettled: false,
    topup: null,
    units: [unit(null)],
    ...changes,
  };
}

function unit(outcome: Unit['outcome'], isRefunded = false): Unit {
  return { described: aPackage(), outcome, isRefunded };
}

function states(changes: Partial<OrderProgress>) {
  const shown = showProgress(progress(changes), ENGLISH);
  return [shown.state, ...shown.steps.map(({ state }) => state)].join(' ');
}

test('TOPUP-23 ORDER-02 a top-up has three steps, and its data can be used before the mail is sent', () => {
  const described = aPackage({ type: 'topup' });
  const topup = { iccid: '8944465400003573253', esim: null };
  const shown = (status: OrderProgress['status'], outcome: Unit['outcome']) =>
    showProgress(progress({ status, topup, units: [{ described, outcome, isRefunded: false }] }), ENGLISH);
  expect(shown('paid', null)).toMatchObject({
    steps: [
      { step: 'payment-confirmed', state: 'complete' },
      { step: 'adding-topup', state: 'processing' },
      { step: 'ready-to-use', state: 'waiting' },
    ],
    units: [{ kind: 'topup', title: 'Japan Top-up, 5 GB, 7 days', state: 'processing' }],
  });
  expect(shown('fulfilled', 'delivered').steps.map(({ state }) => state)).toEqual([
    'complete',
    'complete',
    'complete',
  ]);
  expect(shown('refunded', 'undeliverable').steps.map(({ state }) => state)).toEqual([
    'complete',
    'waiting',
    'waiting',
  ]);
});

test('ORDER-01 ORDER-02 the five steps follow the state of the order', () => {
  expect(showProgress(progress(), ENGLISH).steps.map(({ step }) => step)).toEqual([
    'payment-confirmed',
    'creating-esim',
    'activating-profile',
    'sending-instructions',
    'ready-to-use',
  ]);
  expect(states({})).toBe('checking processing waiting waiting waiting waiting');
  expect(states({ status: 'paid' })).toBe('processing complete processing waiting waiting waiting');
  const units = [unit('delivered')];
  expect(states({ status: 'fulfilled', units })).toBe(
    'ready complete complete complete processing processing',
  );
  expect(states({ status: 'fulfilled', units, isMailSettled: true })).toBe(
    'ready complete complete complete complete complete',
  );
});

test('ORDER-05 ORDER-06 B16 an unpaid order is shown as checking, and as failed only after it was cancelled', () => {
  expect(showProgress(progress(), ENGLISH)).toMatchObject({ state: 'checking', paymentStatus: 'checking' });
  expect(showProgress(progress({ status: 'cancelled' }), ENGLISH)).toMatchObject({
    state: 'payment-failed',
    paymentStatus: 'failed',
  });
  const refunded = progress({ status: 'cancelled', isPaymentRefunded: true });
  expect(showProgress(refunded, ENGLISH)).toMatchObject({ state: 'refunded', paymentStatus: 'paid' });
});

test('FULFIL-04 each unit shows whether it was delivered or is refunded', () => {
  const units = [unit('delivered'), unit('undeliverable'), unit('undeliverable', true), unit(null)];
  expect(showProgress(progress({ status: 'paid', units }), ENGLISH).units.map(({ state }) => state)).toEqual([
    'delivered',
    'refunding',
    'refunded',
    'processing',
  ]);
});

test('ORDER-16 a browser that did not pay sees only a hidden form of the address', () => {
  expect(hiddenEmail('ana@example.com')).toBe('a•••@example.com');
});

test('ORDER-22 what was ordered is named in the language of the page that shows it', () => {
  const order = progress({ language: 'en', units: [unit('delivered')] });
  expect(showProgress(order, ENGLISH).units[0]?.title).toBe('Japan eSIM, 5 GB, 7 days');
  expect(showProgress(order, { language: 'es', messagesOf }).units[0]?.title).toBe(
    'eSIM para Japón, 5 GB, 7 días',
  );
});
