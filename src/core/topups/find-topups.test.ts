import { expect, test } from 'vitest';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { aClock } from '#tests/builders/clock.ts';
import { anOffer } from '#tests/builders/offer.ts';
import { findTopups } from './find-topups.ts';
import type { TopupTarget } from './read-fitting.ts';

const ICCID = '8944465400003573253';
const TYPED: TopupTarget = { kind: 'typed', iccid: ICCID };
const OWN = {
  kind: 'own',
  esim: {
    iccid: ICCID,
    status: 'active',
    expiresAt: null,
    graceDays: null,
    hasOpenWithdrawal: false,
    isWhollyRefunded: false,
  },
} as const satisfies TopupTarget;
const topup = (packageId: string, changes: Partial<Offer> = {}) =>
  anOffer({ packageId, type: 'topup', ...changes });

type Read = Awaited<ReturnType<EsimProvider['readTopups']>>;

/** What the network offers, and what we sell. */
function find(
  target: TopupTarget,
  offered: readonly string[] | Exclude<Read, { kind: 'read' }>,
  { sold, isReturned = false }: Readonly<{ sold: readonly Offer[]; isReturned?: boolean }>,
) {
  const fitting = (packageId: string) => ({
    packageId,
    priceCents: 1,
    dataAmount: '1 GB',
    validityDays: 7,
    voiceMinutes: 0,
    sms: 0,
  });
  const read: Read = 'kind' in offered ? offered : { kind: 'read', value: offered.map(fitting) };
  return findTopups(
    {
      network: { readTopups: () => Promise.resolve(read) },
      offers: {
        readOffers: (ids) => Promise.resolve(sold.filter(({ packageId }) => ids.includes(packageId))),
      },
      returned: { isReturned: () => Promise.resolve(isReturned) },
      clock: aClock(),
    },
    target,
  );
}

test('TOPUP-05 what the network offers and we sell is shown cheapest first, at our price', async () => {
  const sold = [topup('b', { priceCents: 900 }), topup('a', { priceCents: 500 }), topup('other')];
  const found = await find(TYPED, ['b', 'a', 'not ours'], { sold });
  expect(found).toMatchObject({
    kind: 'offers',
    offers: [{ packageId: 'a', priceCents: 500 }, { packageId: 'b' }],
  });
});

test('TOPUP-05 a withdrawn, sold-out or wrong package is not on sale', async () => {
  const sold = [
    topup('withdrawn', { isWithdrawn: true }),
    topup('sold out', { availableStock: 0 }),
    anOffer({ packageId: 'plan' }),
  ];
  expect(await find(OWN, ['withdrawn', 'sold out', 'plan'], { sold })).toEqual({
    kind: 'none',
    reason: 'none',
  });
});

test('TOPUP-06 TOPUP-20 only the owner learns why there are none', async () => {
  for (const nothing of [[], { kind: 'absent' }] as const) {
    expect(await find(OWN, nothing, { sold: [] })).toEqual({ kind: 'none', reason: 'not-rechargeable' });
    expect(await find(TYPED, nothing, { sold: [] })).toEqual({ kind: 'none', reason: 'none' });
  }
  expect(await find(OWN, { kind: 'recycled' }, { sold: [] })).toEqual({ kind: 'none', reason: 'recycled' });
  expect(await find(TYPED, { kind: 'recycled' }, { sold: [] })).toEqual({ kind: 'none', reason: 'none' });
  const recycled: TopupTarget = { kind: 'own', esim: { ...OWN.esim, status: 'recycled' } };
  expect(await find(recycled, ['a'], { sold: [topup('a')] })).toEqual({ kind: 'none', reason: 'recycled' });
});

test('TOPUP-34 nothing is on sale for a typed ICCID of an eSIM that is returned', async () => {
  expect(await find(TYPED, ['a'], { sold: [topup('a')], isReturned: true })).toEqual({
    kind: 'none',
    reason: 'none',
  });
  expect(await find(TYPED, ['a'], { sold: [topup('a')], isReturned: false })).toMatchObject({
    kind: 'offers',
  });
  const later = { kind: 'try-later', retryAfterSeconds: 5, vendorCode: null } as const;
  expect(await find(TYPED, later, { sold: [], isReturned: true })).toEqual({ kind: 'unavailable' });
});

test('TOPUP-20 a network that does not answer is no empty list', async () => {
  const later = { kind: 'try-later', retryAfterSeconds: 5, vendorCode: null } as const;
  for (const silent of [later, { kind: 'unknown' }] as const)
    expect(await find(OWN, silent, { sold: [] })).toEqual({ kind: 'unavailable' });
});
