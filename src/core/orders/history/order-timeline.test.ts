import { expect, test } from 'vitest';
import { after, anOrderRecord, aRefundRecord, aUnitRecord } from '#tests/builders/orders/order-record.ts';
import { aPackage } from '#tests/builders/package.ts';
import type { Gift } from '#core/gifts/gift.ts';
import type { OrderRecord } from './order-record.ts';
import { orderTimeline } from './order-timeline.ts';

const eventsOf = (changes: Partial<OrderRecord>) =>
  orderTimeline(anOrderRecord(changes)).map(({ kind, at, unit, amountCents }) =>
    [kind, (at.getTime() - after(0).getTime()) / 60_000, unit, amountCents].filter(
      (part) => part !== undefined,
    ),
  );

test('ORDER-24 a delivered order was placed, paid, delivered and mailed, in this order', () => {
  expect(eventsOf({})).toEqual([
    ['placed', 0],
    ['paid', 1, 950],
    ['delivered', 2, 0],
    ['mail-sent', 3],
  ]);
});

test('ORDER-24 what has no stored time is no event', () => {
  const open = aUnitRecord({ outcome: null, settledAt: null });
  expect(eventsOf({ units: [open], mails: [] })).toEqual([
    ['placed', 0],
    ['paid', 1, 950],
  ]);
  const due = aRefundRecord({ status: 'due', doneAt: null });
  const units = [aUnitRecord({ outcome: 'undeliverable', settledAt: after(15), refund: due })];
  expect(eventsOf({ units, mails: [] }).slice(2)).toEqual([['undelivered', 15, 0]]);
});

test('ORDER-24 each unit has its own delivery or refund, with the amount', () => {
  const units = [
    aUnitRecord({ settledAt: after(4) }),
    aUnitRecord({
      outcome: 'undeliverable',
      settledAt: after(3),
      refund: aRefundRecord({ amountCents: 903, doneAt: after(9) }),
    }),
    aUnitRecord({
      settledAt: after(2),
      refund: aRefundRecord({ reason: 'goodwill', createdAt: after(50), doneAt: after(51) }),
    }),
  ];
  expect(eventsOf({ units, mails: [] }).slice(2)).toEqual([
    ['delivered', 2, 2],
    ['undelivered', 3, 1],
    ['delivered', 4, 0],
    ['refunded', 9, 1, 903],
    ['refund-started', 50, 2, 950],
    ['refunded', 51, 2, 950],
  ]);
});

test('ORDER-24 a top-up says that data was added; an eSIM of the order may be topped up later', () => {
  const topup = aPackage({ type: 'topup' });
  expect(eventsOf({ units: [aUnitRecord({ described: topup })], mails: [] })[2]).toEqual(['topped-up', 2, 0]);
  const later = orderTimeline(anOrderRecord({ laterTopups: [{ described: topup, at: after(90) }] }));
  expect(later.at(-1)).toEqual({ kind: 'esim-topped-up', at: after(90), topup });
});

test('ORDER-24 a second payment and its refund are events of the order', () => {
  const second = aRefundRecord({
    reason: 'second-payment',
    amountCents: 950,
    createdAt: after(5),
    doneAt: after(6),
  });
  expect(eventsOf({ paymentRefunds: [second], mails: [] }).slice(3)).toEqual([
    ['refund-started', 5, 950],
    ['refunded', 6, 950],
  ]);
});

test('ORDER-24 the buyer sees when a gift was sent and opened, and no mail to another person', () => {
  const recipient = { recipientEmail: 'eva@example.com', recipientName: null, message: null };
  const gift: Gift = {
    orderId: 'order',
    ...recipient,
    giverName: null,
    language: 'en',
    sendAt: after(10),
    timeZone: 'UTC',
    releasedAt: after(10),
    mailStatus: 'sent',
    sentAt: after(11),
    keptAt: null,
    esims: [30, 40].map((minutes) => ({ ...recipient, id: String(minutes), openedAt: after(minutes) })),
  };
  const mails = (['welcome', 'gift-receipt', 'gift', 'topup-owner'] as const).map((kind) => ({
    kind,
    status: 'sent' as const,
    sentAt: after(8),
    isResent: false,
  }));
  expect(eventsOf({ gift, mails }).slice(3)).toEqual([
    ['mail-sent', 8],
    ['gift-sent', 11],
    ['gift-opened', 30],
    ['gift-opened', 40],
  ]);
  expect(eventsOf({ gift: { ...gift, sentAt: null, esims: [] }, mails: [] })).toHaveLength(3);
});

test('ORDER-24 units delivered within a minute are listed in their own order', () => {
  const later = (seconds: number) => new Date(after(2).getTime() + seconds * 1_000);
  const units = [30, 10, 20].map((seconds) => aUnitRecord({ settledAt: later(seconds) }));
  expect(
    eventsOf({ units, mails: [] })
      .slice(2)
      .map(([, , unit]) => unit),
  ).toEqual([0, 1, 2]);
  const slow = [aUnitRecord({ settledAt: after(3) }), aUnitRecord({ settledAt: later(59) })];
  expect(
    eventsOf({ units: slow, mails: [] })
      .slice(2)
      .map(([, , unit]) => unit),
  ).toEqual([1, 0]);
});

test('ORDER-24 events of the same moment keep the order in which they follow from each other', () => {
  const mails = [{ kind: 'order', status: 'sent', sentAt: after(0), isResent: false } as const];
  const units = [aUnitRecord({ settledAt: after(0) })];
  expect(eventsOf({ paidAt: after(0), units, mails }).map(([kind]) => kind)).toEqual([
    'placed',
    'paid',
    'delivered',
    'mail-sent',
  ]);
});

test('LEGAL-21 a withdrawal and its decision are events of the order', () => {
  const withdrawals = [
    { positions: [], declaredAt: after(5), status: 'refused', decidedAt: after(60) },
    { positions: [], declaredAt: after(70), status: 'open', decidedAt: null },
  ] as const;
  expect(eventsOf({ withdrawals, mails: [] }).slice(3)).toEqual([
    ['withdrawal-declared', 5],
    ['withdrawal-refused', 60],
    ['withdrawal-declared', 70],
  ]);
});
