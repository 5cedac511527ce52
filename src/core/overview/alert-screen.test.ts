import { expect, test } from 'vitest';
import { alertScreen } from './alert-screen.ts';

test('ADMIN-26 an alert leads to the screen that handles it, if there is one', () => {
  expect(alertScreen('refund-refused')).toEqual({ name: 'orders', path: '/admin/orders?filter=attention' });
  expect(alertScreen('ticket-reply-refused')).toEqual({ name: 'inbox', path: '/admin/inbox' });
  expect(alertScreen('network-wallet-empty')).toBeNull();
});
