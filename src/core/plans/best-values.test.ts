import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { bestValues } from './best-values.ts';

type Figures = readonly [
  data_amount: string,
  validity_days: number | null,
  priceCents: number,
  slug?: string,
];

const plan = (package_id: string, ...[data_amount, validity_days, priceCents, slug = 'japan']: Figures) =>
  aPackage({ package_id, data_amount, validity_days, priceCents, slug });

const THREE = plan('three', '3 GB', 30, 900);
const FIVE = plan('five', '5 GB', 30, 1250);

test('CARD-13 of the plans of at most 15 dollars whose validity includes 30, the cheapest per GB is best value', () => {
  expect([...bestValues([THREE, FIVE])]).toEqual(['five']);
  const dear = plan('ten', '10 GB', 30, 1501);
  const short = plan('week', '5 GB', 7, 500);
  expect([...bestValues([THREE, FIVE, dear, short])]).toEqual(['five']);
  expect([...bestValues([THREE, FIVE, plan('exactly', '6 GB', 30, 1500)])]).toEqual(['five']);
  expect([...bestValues([THREE, plan('exactly', '6 GB', 130, 1500)])]).toEqual(['exactly']);
});

test('CARD-13 each destination has one such plan, and none where it would be better than nothing', () => {
  const [a, b] = [plan('a', '1 GB', 30, 500, 'peru'), plan('b', '2 GB', 30, 900, 'peru')];
  expect([...bestValues([THREE, FIVE, a, b])]).toEqual(['five', 'b']);
  expect([...bestValues([THREE, plan('alone', '1 GB', 30, 500, 'chad')])]).toEqual([]);
});

test('CARD-13 of equally cheap plans the one with the lower price is best value, and a top-up never is', () => {
  const same = plan('same', '6 GB', 30, 1500);
  expect([...bestValues([same, FIVE])]).toEqual(['five']);
  expect([...bestValues([{ ...THREE, type: 'topup' }, FIVE])]).toEqual([]);
});

test.each(['0 MB', 'plenty', ''])(
  'CARD-13 a plan with “%s” of data is not compared: there is no amount to divide by',
  (data_amount) => {
    const unknown = plan('unknown', data_amount, 30, 1400);
    expect([...bestValues([THREE, FIVE, unknown])]).toEqual(['five']);
    expect([...bestValues([THREE, unknown])]).toEqual([]);
  },
);

test('CARD-13 data without a limit costs least per GB, in words or by the flag', () => {
  const words = plan('words', 'Unlimited', 30, 1400);
  const flag = { ...plan('flag', '1 GB per day', 30, 1300), is_unlimited: true };
  expect([...bestValues([FIVE, words])]).toEqual(['words']);
  expect([...bestValues([FIVE, words, flag])]).toEqual(['flag']);
});
