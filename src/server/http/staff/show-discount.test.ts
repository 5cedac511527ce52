import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { rulesOf, showDiscount } from './show-discount.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const timeZone = 'Europe/Madrid';

test('ADMIN-70 dates are read and shown on the clocks of the shop, in winter and in summer', () => {
  const { code: _code, uses: _uses, isActive: _isActive, totalLimit: _limit, ...typed } = aDiscount();
  const times = { startsAt: '2026-01-01T00:00', endsAt: '2026-07-01T09:30' };
  const rules = rulesOf({ ...typed, ...times, packageIds: ['a', 'a'], destinations: [] }, timeZone);
  expect([rules.startsAt, rules.endsAt]).toEqual([
    new Date('2025-12-31T23:00:00Z'),
    new Date('2026-07-01T07:30:00Z'),
  ]);
  expect(rules.packageIds).toEqual(['a']);
  const shown = showDiscount(
    {
      discount: aDiscount(rules),
      edition: 1,
      number: 1,
      createdAt: NOW,
      seriesId: null,
      hasOrders: false,
      usage: { redeemed: 0, held: 0, givenCents: 0 },
    },
    { timeZone, now: NOW },
  );
  expect(shown).toMatchObject({ ...times, state: 'ended', createdAt: NOW.toISOString() });
});
