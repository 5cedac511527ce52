import { expect, test } from 'vitest';
import { createCountryFinder } from '#adapters/ip-country/create-country-finder.ts';
import { DetectCountryResponse } from '#contract/catalogue/visitor-country.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aLog } from '#tests/builders/log.ts';

const PATH = '/api/detect-user-country';

/** The shop behind this many proxies of its own, with the real table of addresses. */
async function aShopBehind(trustedProxyHops: number) {
  const { get, log } = await aRunningApp({
    trustedProxyHops,
    countries: createCountryFinder({ log: aLog() }),
  });
  const detect = async (headers: Record<string, string>) =>
    DetectCountryResponse.strict().parse(await (await get(PATH, { headers })).json());
  return { get, log, detect };
}

test('API-17 the country is found by the visitor’s IP address, with a flag for Spanish-speaking countries', async () => {
  const { detect } = await aShopBehind(1);
  expect(await detect({ 'x-forwarded-for': '80.58.61.250' })).toEqual({
    country: 'ES',
    is_spanish_speaking: true,
  });
  expect(await detect({ 'x-forwarded-for': '187.190.0.1' })).toEqual({
    country: 'MX',
    is_spanish_speaking: true,
  });
  expect(await detect({ 'x-forwarded-for': '2001:4860:4860::8888' })).toEqual({
    country: 'US',
    is_spanish_speaking: false,
  });
});

test('API-17 a private, missing or unreadable address has no country', async () => {
  const { detect } = await aShopBehind(1);
  const nowhere = { country: null, is_spanish_speaking: false };
  expect(await detect({})).toEqual(nowhere);
  for (const address of ['192.168.1.1', '10.0.0.7', 'fd00::1', 'unknown']) {
    expect(await detect({ 'x-forwarded-for': address })).toEqual(nowhere);
  }
});

test('API-17 the header of our own proxy takes precedence over the IP address', async () => {
  const { detect } = await aShopBehind(1);
  const address = { 'x-forwarded-for': '126.0.0.1' };
  expect((await detect({ ...address, 'cf-ipcountry': 'MX' })).country).toBe('MX');
  expect((await detect({ ...address, 'cloudfront-viewer-country': 'es' })).country).toBe('ES');
  expect((await detect({ ...address, 'cf-ipcountry': 'XX' })).country).toBe('JP');
});

test('API-17 without a proxy of ours neither header is trusted', async () => {
  const { detect } = await aShopBehind(0);
  const header = { 'x-forwarded-for': '80.58.61.250', 'cf-ipcountry': 'ES' };
  expect(await detect(header)).toEqual({ country: null, is_spanish_speaking: false });
});

test("a visitor's location stays private: no cache stores the response and no line is logged", async () => {
  const { get, log } = await aShopBehind(1);
  const response = await get(PATH, { headers: { 'x-forwarded-for': '80.58.61.250' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(log.lines).toEqual([]);
});
