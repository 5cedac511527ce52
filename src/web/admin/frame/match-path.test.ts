import { expect, test } from 'vitest';
import { matchPath, pathInAdmin } from './match-path.ts';

test('a path of the admin panel is matched with its parameters', () => {
  expect(matchPath('orders/:id', pathInAdmin('/admin/orders/a%20b/'))).toEqual({ id: 'a b' });
  expect(matchPath('', pathInAdmin('/admin'))).toEqual({});
  expect(matchPath('orders', 'orders')).toEqual({});
});

test('a path of another screen, a longer one and an empty parameter do not match', () => {
  expect(matchPath('orders/:id', 'orders')).toBeNull();
  expect(matchPath('orders/:id', 'orders/')).toBeNull();
  expect(matchPath('orders', 'orders/1')).toBeNull();
  expect(matchPath('orders/:id', 'team/1')).toBeNull();
  expect(matchPath('orders/:id', 'orders/%')).toEqual({ id: '%' });
});
