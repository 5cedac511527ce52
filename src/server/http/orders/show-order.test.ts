import { expect, test } from 'vitest';
import type { Gift } from '#core/gifts/gift.ts';
import { anOrderRecord, aUnitRecord } from '#tests/builders/orders/order-record.ts';
import { showOrderDetails } from './show-order.ts';

const OWNER = { isOwner: true, language: 'en', now: new Date('2026-03-02T12:00:00Z') } as const;
const GIFT: Gift = {
  orderId: 'order-1',
  recipientEmail: 'leo@example.com',
  recipientName: null,
  giverName: null,
  message: null,
  language: 'en',
  sendAt: OWNER.now,
  timeZone: 'UTC',
  releasedAt: null,
  mailStatus: null,
  sentAt: null,
  keptAt: null,
  esims: [],
};
const ESIM = '0b9f6a52-77f7-4f0e-8e0c-7d8a6f1f5c11';

test('ORDER-33 a unit names its eSIM to the owner; not to the browser that paid, and not of a gift', () => {
  const units = [aUnitRecord({ esimId: ESIM }), aUnitRecord({ esimId: null })];
  const shown = (...[record, viewer]: Parameters<typeof showOrderDetails>) =>
    showOrderDetails(record, viewer).units.map(({ esimId }) => esimId);
  expect(shown(anOrderRecord({ units }), OWNER)).toEqual([ESIM, null]);
  expect(shown(anOrderRecord({ units }), { ...OWNER, isOwner: false })).toEqual([null, null]);
  expect(shown(anOrderRecord({ units, gift: GIFT }), OWNER)).toEqual([null, null]);
});

test('GIFT-27 an order names the eSIM that its buyer kept of a gift, and not the opened one', () => {
  const recipient = { recipientEmail: 'eva@example.com', recipientName: null, message: null };
  const esims = [
    { id: 'opened', ...recipient, openedAt: OWNER.now },
    { id: ESIM, ...recipient, openedAt: null },
  ];
  const order = anOrderRecord({
    units: esims.map(({ id }) => aUnitRecord({ esimId: id })),
    gift: { ...GIFT, keptAt: OWNER.now, esims },
  });
  expect(showOrderDetails(order, OWNER).units.map(({ esimId }) => esimId)).toEqual([null, ESIM]);
});
