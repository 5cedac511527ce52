import { expect, test } from 'vitest';
import { anOrder } from '#tests/builders/processed-order.ts';
import { parseOrder } from './parse-order.ts';

test('an event is parsed into the order it contains', () => {
  expect(parseOrder(JSON.stringify(anOrder()))).toEqual(anOrder());
});

test.each(['', '{', 'null', '{}', JSON.stringify({ ...anOrder(), state: 'lost' })])(
  'an event that is not an order is parsed as null: %s',
  (text) => {
    expect(parseOrder(text)).toBeNull();
  },
);
