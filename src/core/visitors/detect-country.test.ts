import { expect, test } from 'vitest';
import { detectCountry } from './detect-country.ts';

const address = '126.0.0.1';
const finder = { find: (lookedUp: string) => Promise.resolve(lookedUp === address ? 'JP' : null) };

test('the proxy’s country takes precedence over the IP address', async () => {
  expect(await detectCountry({ address, proxyCountry: 'es' }, finder)).toBe('ES');
  expect(await detectCountry({ address, proxyCountry: null }, finder)).toBe('JP');
});

test.each(['XX', 'T1', 'EU', '', 'Spain', 'E', '<b>', 'ES, US'])(
  'a proxy value of “%s” is ignored',
  async (proxyCountry) => {
    expect(await detectCountry({ address, proxyCountry }, finder)).toBe('JP');
    expect(await detectCountry({ address: '10.0.0.1', proxyCountry }, finder)).toBeNull();
  },
);
