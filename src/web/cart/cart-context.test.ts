import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCart } from './cart-context.ts';

function WithoutProvider() {
  return createElement('p', null, useCart().count);
}

test('CART-15 using the cart outside its provider throws', () => {
  expect(() => renderToString(createElement(WithoutProvider))).toThrow(
    'useCart must be used within a CartProvider',
  );
});
