import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { NOTHING_SOLD, type Sales } from './sales.ts';
import { salesFacts } from './sales-facts.ts';

const PLANS = [
  aPackage({ package_id: 'a', slug: 'japan', country_code: 'JP', is_popular: false }),
  aPackage({ package_id: 'b', slug: 'japan', country_code: 'JP', is_popular: true }),
  aPackage({ package_id: 'c', slug: 'peru', country_code: 'PE', is_popular: false }),
];
const facts = (sales: Partial<Sales> = {}) => salesFacts(PLANS, { ...NOTHING_SOLD, ...sales });

test('PLANS-24 a destination counts as flagged when one of its plans is', () => {
  expect(facts().popular).toEqual(['japan']);
});

test('PAGE-14 sold-out packages are listed, and pages rendered before are out of date', () => {
  const soldOut = facts({ soldOut: new Set(['b']) });
  expect(soldOut.soldOut.has('b')).toBe(true);
  expect(soldOut.edition).not.toBe(facts().edition);
});

test('pages stay valid while sales do not change the row', () => {
  const once = facts({ unitsSold: new Map([['peru', 1]]) });
  const often = facts({ unitsSold: new Map([['peru', 900]]) });
  expect(once.popular).toEqual(['peru', 'japan']);
  expect(often.edition).toBe(once.edition);
  expect(once.edition).not.toBe(facts().edition);
});
