import { expect, test } from 'vitest';
import { clientAddress, clientGroup } from './client-address.ts';

test('without proxies the client address is that of the connection', () => {
  expect(clientAddress('203.0.113.9', '1.1.1.1', 0)).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', undefined, 2)).toBe('203.0.113.9');
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
});

test('with proxies the entry they wrote counts, from the right, whatever the caller wrote before it', () => {
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
});

test('all addresses of one IPv6 network are one client', () => {
  expect(clientGroup('2001:db8:1:2:aaaa::1')).toBe(clientGroup('2001:0db8:0001:0002:ffff:1:2:3'));
  expect(clientGroup('2001:db8:1:2::1')).not.toBe(clientGroup('2001:db8:1:3::1'));
  expect(clientGroup('203.0.113.9')).toBe('203.0.113.9');
});
