import type { Context } from 'hono';
import { detectCountry, type CountryFinder } from '#core/visitors/detect-country.ts';
import type { HttpEnv } from '../http-env.ts';

/**
 * Headers in which common proxies name the visitor's country: Cloudflare, CloudFront, Vercel, App Engine, a
 * custom one.
 */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-appengine-country',
  'x-country-code',
];

export type CountryNeeds = Readonly<{ countries: CountryFinder; trustedProxyHops: number }>;

/** The ISO code of the country a request seems to come from; null when it is unknown. */
export function visitorCountry(
  c: Context<HttpEnv>,
  { countries, trustedProxyHops }: CountryNeeds,
): Promise<string | null> {
  const proxyCountry = trustedProxyHops > 0 ? countryHeader(c) : null;
  return detectCountry({ address: c.get('client'), proxyCountry }, countries);
}

function countryHeader(c: Context<HttpEnv>): string | null {
  return COUNTRY_HEADERS.map((name) => c.req.header(name)).find((header) => header !== undefined) ?? null;
}
