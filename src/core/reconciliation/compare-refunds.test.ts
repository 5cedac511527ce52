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

test('a recorded refund is not a finding, even with a reference in the older format', () => {
  expect(found([listed('re_1')], [DONE])).toEqual([]);
  expect(found([listed('re_1', { reference: 'row-7' })], [DONE])).toEqual([]);
});

test('a second refund under a recorded reference is reported as refunded twice, in either order', () => {
  expect(found([listed('re_0'), listed('re_1'), listed('re_2')], [DONE])).toEqual([
    'payment-refunded-twice re_0',
    'payment-refunded-twice re_2',
  ]);
});

test('a refund with an unknown reference is reported as not recorded, and its second one as refunded twice', () => {
  expect(found([listed('re_1'), listed('re_2')], [])).toEqual([
    'refund-not-recorded re_1',
    'payment-refunded-twice re_2',
  ]);
});

test('a refund that is still due is not a finding; a second one is reported as refunded twice', () => {
  const due: KnownRefund = { reference: 'unit-1', status: 'due', refundId: null };
  expect(found([listed('re_1')], [due])).toEqual([]);
  expect(found([listed('re_1'), listed('re_2')], [due])).toEqual(['payment-refunded-twice re_2']);
});

test('a refund that is refused in our database and made at the service is reported as not recorded', () => {
  const refused: KnownRefund = { reference: 'unit-1', status: 'refused', refundId: null };
  expect(found([listed('re_1')], [refused])).toEqual(['refund-not-recorded re_1']);
});

test('a refund made by hand is a finding only when the payment is ours', () => {
  const byHand = listed('re_9', { reference: null });
  expect(found([byHand], [], new Set(['pi_1']))).toEqual(['refund-not-recorded re_9']);
  expect(found([byHand], [], new Set(['pi_2']))).toEqual([]);
});

test('a refund that did not reach the card is ignored', () => {
  expect(found([listed('re_1'), listed('re_2', { hasFailed: true })], [DONE])).toEqual([]);
});

test('a finding has the ids to find it on both sides', () => {
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
