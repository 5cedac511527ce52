import { expect, test } from 'vitest';
import type { ListedRefund } from '#core/payments/payment-gateway.ts';
import { compareRefunds, type KnownRefund } from './compare-refunds.ts';

const MADE_AT = new Date('2026-11-16T08:00:00Z');
const listed = (refundId: string, changes: Partial<ListedRefund> = {}): ListedRefund => ({
  refundId,
  paymentId: 'pi_1',
  reference: 'unit-1',
  amountCents: 300,
  hasFailed: false,
  madeAt: MADE_AT,
  ...changes,
});
const DONE: KnownRefund = { reference: 'unit-1', status: 'done', refundId: 're_1' };
const NO_PAYMENTS = new Set<string>();
const found = (refunds: readonly ListedRefund[], known: readonly KnownRefund[], paymentIds = NO_PAYMENTS) =>
  compareRefunds(refunds, { refunds: known, paymentIds }).map(({ kind, subject }) => `${kind} ${subject}`);

test('a refund that we recorded is as it should be, also under a reference of an older kind', () => {
  expect(found([listed('re_1')], [DONE])).toEqual([]);
  expect(found([listed('re_1', { reference: 'row-7' })], [DONE])).toEqual([]);
});

test('a second refund under a recorded reference went back twice, before or after the recorded one', () => {
  expect(found([listed('re_0'), listed('re_1'), listed('re_2')], [DONE])).toEqual([
    'payment-refunded-twice re_0',
    'payment-refunded-twice re_2',
  ]);
});

test('a refund whose reference we do not know is not recorded, and a second one of it went back twice', () => {
  expect(found([listed('re_1'), listed('re_2')], [])).toEqual([
    'refund-not-recorded re_1',
    'payment-refunded-twice re_2',
  ]);
});

test('a refund that we still owe is being recorded; a second one went back twice', () => {
  const due: KnownRefund = { reference: 'unit-1', status: 'due', refundId: null };
  expect(found([listed('re_1')], [due])).toEqual([]);
  expect(found([listed('re_1'), listed('re_2')], [due])).toEqual(['payment-refunded-twice re_2']);
});

test('a refund that was refused here and made there is not recorded', () => {
  const refused: KnownRefund = { reference: 'unit-1', status: 'refused', refundId: null };
  expect(found([listed('re_1')], [refused])).toEqual(['refund-not-recorded re_1']);
});

test('a refund made by hand counts when the payment is ours, and not when it is another shop’s', () => {
  const byHand = listed('re_9', { reference: null });
  expect(found([byHand], [], new Set(['pi_1']))).toEqual(['refund-not-recorded re_9']);
  expect(found([byHand], [], new Set(['pi_2']))).toEqual([]);
});

test('a refund that did not reach the card is no refund', () => {
  expect(found([listed('re_1'), listed('re_2', { hasFailed: true })], [DONE])).toEqual([]);
});

test('a finding names what helps to find it on both sides', () => {
  expect(compareRefunds([listed('re_1')], { refunds: [], paymentIds: NO_PAYMENTS })).toEqual([
    {
      kind: 'refund-not-recorded',
      subject: 're_1',
      details: {
        paymentId: 'pi_1',
        reference: 'unit-1',
        amountCents: 300,
        madeAt: '2026-11-16T08:00:00.000Z',
      },
    },
  ]);
});
