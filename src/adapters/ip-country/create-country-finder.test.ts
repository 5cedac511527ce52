import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { createCountryFinder } from './create-country-finder.ts';

test('API-17 public addresses of both kinds are found in the country they are registered in', async () => {
  const finder = createCountryFinder({ log: aLog() });
  expect(await finder.find('80.58.61.250')).toBe('ES');
  expect(await finder.find('126.0.0.1')).toBe('JP');
  expect(await finder.find('2a02:9000::1')).toBe('ES');
  expect(await finder.find('2001:4860:4860::8888')).toBe('US');
});

function aCountedFinder() {
  const read: string[] = [];
  const finder = createCountryFinder({
    log: aLog(),
    openTable: (family) => {
      read.push(family);
      return Promise.resolve({ countryOf: () => 'AU' });
    },
  });
  return { read, finder };
}

// The table itself has rows for some of these: it places 192.168.0.0/16 in Australia.
test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '203.0.113.9',
  '255.255.255.255',
  '::1',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  '::ffff:192.168.1.1',
  'unknown',
  '',
])('API-17 “%s” is in no country, and no table is read for it', async (address) => {
  const { read, finder } = aCountedFinder();
  expect(await finder.find(address)).toBeNull();
  expect(read).toEqual([]);
});

test('a table is read on first use, once, and only the half that is needed', async () => {
  const { read, finder } = aCountedFinder();
  expect(read).toEqual([]);
  await Promise.all([finder.find('1.1.1.1'), finder.find('8.8.8.8')]);
  expect(read).toEqual(['ipv4']);
  await finder.find('2a02:9000::1');
  expect(read).toEqual(['ipv4', 'ipv6']);
});

test('a table that cannot be read is logged, and the country stays unknown', async () => {
  const log = aLog();
  const finder = createCountryFinder({ log, openTable: () => Promise.reject(new Error('no such file')) });
  expect(await finder.find('1.1.1.1')).toBeNull();
  expect(log.lines.map(({ event }) => event)).toEqual(['country-table-unreadable']);
});
