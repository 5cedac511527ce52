import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('bracketed names nest, numbers and empty brackets make lists', () => {
  const text = new URLSearchParams([
    ['mode', 'payment'],
    ['line_items[0][price_data][product_data][name]', 'Japan & more'],
    ['line_items[0][quantity]', '2'],
    ['line_items[1][quantity]', '3'],
    ['expand[]', 'a'],
    ['expand[]', 'b'],
    ['metadata[order_id]', 'o-1'],
  ]).toString();
  expect(parseForm(text)).toEqual({
    mode: 'payment',
    line_items: [
      { price_data: { product_data: { name: 'Japan & more' } }, quantity: '2' },
      { quantity: '3' },
    ],
    expand: ['a', 'b'],
    metadata: { order_id: 'o-1' },
  });
});

test('names such as __proto__ do not change Object.prototype', () => {
  parseForm('__proto__[isAdmin]=1&a[constructor][prototype][isAdmin]=1');
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});
