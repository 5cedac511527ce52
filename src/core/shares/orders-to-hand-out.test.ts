import { expect, test } from 'vitest';
import { ordersToHandOut } from './orders-to-hand-out.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const esim = (orderNumber: string, country = 'Thailand') =>
  ({
    orderNumber,
    country,
    isOneOfSeveral: true,
    status: 'ready_to_activate',
    expiresAt: null,
    waiting: [],
    isInstalled: false,
    firstConnectedAt: null,
    isRefunded: false,
    hasOpenWithdrawal: false,
    gift: null,
  }) satisfies Parameters<typeof ordersToHandOut>[0][number];
const numbersOf = (...esims: Parameters<typeof ordersToHandOut>[0]) =>
  ordersToHandOut(esims, NOW).map(({ orderNumber }) => orderNumber);

test('SHARE-63 every order with several eSIMs is one to hand out, the newest first, with its destinations', () => {
  const esims = [esim('4', 'Greece'), esim('4', 'Mexico'), esim('3'), esim('2'), esim('2')];
  expect(ordersToHandOut(esims, NOW)).toEqual([
    { orderNumber: '4', places: ['Greece', 'Mexico'] },
    { orderNumber: '2', places: ['Thailand'] },
  ]);
  expect(numbersOf(...['5', '4', '3', '2'].flatMap((number) => [esim(number), esim(number)]))).toEqual([
    '5',
    '4',
    '3',
  ]);
  expect(numbersOf()).toEqual([]);
});

test("SHARE-70 one person's tour of several countries is not handed out, nor what is left of a pair", () => {
  const alone = (country: string) => ({ ...esim('2', country), isOneOfSeveral: false });
  expect(numbersOf(alone('Greece'), alone('Italy'), alone('Spain'))).toEqual([]);
  expect(numbersOf(alone('Greece'), esim('2'), esim('2'))).toEqual(['2']);
  for (const gone of [{ hasOpenWithdrawal: true }, { isRefunded: true }])
    expect(numbersOf({ ...esim('2'), ...gone }, esim('2'))).toEqual([]);
});

test('SHARE-63 an order whose eSIMs are all on phones is not handed out; one that is on none is enough', () => {
  const inUse = { ...esim('2'), status: 'active' as const, firstConnectedAt: '2026-11-17T12:00:00Z' };
  const marked = { ...esim('2'), isInstalled: true };
  expect(numbersOf(inUse, marked, esim('1'), esim('1'))).toEqual(['1']);
  expect(numbersOf(inUse, esim('2'))).toEqual(['2']);
});

test('SHARE-63 gifts and orders whose eSIMs have all ended, were refunded or are returned are not handed out', () => {
  const gift = { ...esim('2'), gift: {} };
  const ended = { ...esim('2'), status: 'expired' as const };
  expect(numbersOf(gift, gift)).toEqual([]);
  expect(numbersOf(gift, esim('2'))).toEqual([]);
  expect(numbersOf(ended, ended)).toEqual([]);
  expect(numbersOf(ended, esim('2'))).toEqual(['2']);
  for (const gone of [{ hasOpenWithdrawal: true }, { isRefunded: true }])
    expect(numbersOf({ ...esim('2'), ...gone }, { ...esim('2'), ...gone })).toEqual([]);
});
