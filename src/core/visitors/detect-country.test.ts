import { expect, test } from 'vitest';
import { detectCountry } from './detect-country.ts';

const address = '126.0.0.1';
const finder = { find: (lookedUp: string) => Promise.resolve(lookedUp === address ? 'JP' : null) };

test('the proxy, which sees the visitor itself, is believed before the address', async () => {
  expect(await detectCountry({ address, proxyCountry: 'es' }, finder)).toBe('ES');
  expect(await detectCountry({ address, proxyCountry: null }, finder)).toBe('JP');
});

test.each(['XX', 'T1', 'EU', '', 'Spain', 'E', '<b>', 'ES, US'])(
  'a proxy that says “%s” has said nothing',
  async (proxyCountry) => {
    expect(await detectCountry({ address, proxyCountry }, finder)).toBe('JP');
    expect(await detectCountry({ address: '10.0.0.1', proxyCountry }, finder)).toBeNull();
  },
);
