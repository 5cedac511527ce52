import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { DetectCountryAnswer } from '#contract/visitor-country.ts';
import { detectCountry, type CountryFinder } from '#core/visitors/detect-country.ts';
import { isSpanishSpeaking } from '#core/visitors/spanish-speaking.ts';
import { jsonOf, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from './http-env.ts';

/** How proxies in common use name the visitor's country: Cloudflare, CloudFront, Vercel, App Engine, one's own. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-appengine-country',
  'x-country-code',
];

const detectUserCountry = createRoute({
  method: 'get',
  path: '/api/detect-user-country',
  summary: 'Which country the caller seems to be in',
  responses: { 200: jsonOf('A guess; it is kept nowhere.', DetectCountryAnswer) },
});

type Needs = Readonly<{ countries: CountryFinder; trustedProxyHops: number }>;

export function visitorRoutes({ countries, trustedProxyHops }: Needs) {
  const routes = new OpenAPIHono<HttpEnv>();
  return routes.openapi(detectUserCountry, async (c) => {
    const proxyCountry = trustedProxyHops > 0 ? countryHeader(c) : null;
    const country = await detectCountry({ address: c.get('client'), proxyCountry }, countries);
    return c.json({ country, is_spanish_speaking: isSpanishSpeaking(country) }, 200, UNCACHED);
  });
}

function countryHeader(c: Context<HttpEnv>): string | null {
  return COUNTRY_HEADERS.map((name) => c.req.header(name)).find((told) => told !== undefined) ?? null;
}
