import { expect, test } from 'vitest';
import { orderLookups } from './order-search.ts';

test.each([
  [
    '#104236',
    [
      ['number', '104236'],
      ['iccid', '104236'],
    ],
  ],
  [
    '236',
    [
      ['number', '236'],
      ['email', '236'],
    ],
  ],
  [
    '55565114-',
    [
      ['number', '55565114'],
      ['iccid', '55565114'],
      ['email', '55565114-'],
    ],
  ],
  [' 8944 4654 0000 3573 253 ', [['iccid', '8944465400003573253']]],
  ['Sophie.Laurent@Example.fr', [['email', 'sophie.laurent@example.fr']]],
  [
    'save5',
    [
      ['coupon', 'SAVE5'],
      ['email', 'save5'],
    ],
  ],
  ['so', [['coupon', 'SO']]],
  ['pi_3QkTw9aXe', [['payment', 'pi_3QkTw9aXe']]],
  ['  ', []],
])('ADMIN-05 "%s" is searched for as what it can be', (typed, expected) => {
  expect(orderLookups(typed).map(({ match, text }) => [match, text])).toEqual(expected);
});
