import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { DetectCountryResponse } from '#contract/catalogue/visitor-country.ts';
import { isSpanishSpeaking } from '#core/visitors/country-language.ts';
import { jsonOf, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import { visitorCountry, type CountryNeeds } from '../../middleware/visitor-country.ts';

const detectUserCountry = createRoute({
  method: 'get',
  path: '/api/detect-user-country',
  summary: 'The country the caller seems to be in',
  responses: { 200: jsonOf('A guess; it is not stored.', DetectCountryResponse) },
});

export function visitorRoutes(needs: CountryNeeds) {
  const routes = new OpenAPIHono<HttpEnv>();
  return routes.openapi(detectUserCountry, async (c) => {
    const country = await visitorCountry(c, needs);
    return c.json({ country, is_spanish_speaking: isSpanishSpeaking(country) }, 200, UNCACHED);
  });
}
