import { expect, test } from 'vitest';
import { mostBoughtPlans } from './most-bought-plans.ts';

const PLANS = [
  { package_id: 'a', slug: 'japan' },
  { package_id: 'b', slug: 'japan' },
  { package_id: 'c', slug: 'spain' },
];

const found = (sold: Readonly<Record<string, number>>, ...soldOut: string[]) =>
  Object.fromEntries(
    mostBoughtPlans(PLANS, { packagesSold: new Map(Object.entries(sold)), soldOut: new Set(soldOut) }),
  );

test('DEST-03 the most bought plan of a destination is known from twenty sales on', () => {
  expect(found({ a: 19, b: 3, c: 20 })).toEqual({ spain: 'c' });
  expect(found({ a: 20, b: 3 })).toEqual({ japan: 'a' });
  expect(found({ a: 20, b: 21 })).toEqual({ japan: 'b' });
});

test('DEST-03 of two plans that sold equally often neither is the most bought', () => {
  expect(found({ a: 30, b: 30, c: 25 })).toEqual({ spain: 'c' });
});

test('DEST-03 a plan that is sold out is not recommended', () => {
  expect(found({ a: 30, b: 3, c: 25 }, 'a')).toEqual({ spain: 'c' });
});
