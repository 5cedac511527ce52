import { expect, test } from 'vitest';
import { buyablePlans } from './buyable-plans.ts';

const CHEAP = { package_id: 'cheap' };
const DEAR = { package_id: 'dear' };

test('PAGE-20 a plan that is sold out does not count for a from-price', () => {
  expect(buyablePlans([CHEAP, DEAR], (id) => id === 'cheap')).toEqual([DEAR]);
  expect(buyablePlans([CHEAP, DEAR], () => false)).toEqual([CHEAP, DEAR]);
});

test('PAGE-20 where every plan is sold out, all of them count', () => {
  expect(buyablePlans([CHEAP, DEAR], () => true)).toEqual([CHEAP, DEAR]);
});
