import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CurrencyRatesResponse } from '#contract/catalogue/currency-rates.ts';
import { isShownOn } from '#core/currency/rate-age.ts';
import type { AppNeeds } from '../../app-needs.ts';
import type { HttpEnv } from '../../http-env.ts';
import { jsonOf, UNCACHED } from '../describe-route.ts';

/** The table changes once a day, and browsers check its day again. */
const CACHED = { 'cache-control': 'public, max-age=3600, s-maxage=300' };

const currencyRates = createRoute({
  method: 'get',
  path: '/api/currency-rates',
  summary: 'Exchange rates of the day, for price hints',
  responses: { 200: jsonOf('The table, the same for everyone.', CurrencyRatesResponse) },
});

type Needs = Pick<AppNeeds, 'rates' | 'clock'>;

export function currencyRoutes({ rates, clock }: Needs) {
  const routes = new OpenAPIHono<HttpEnv>();
  return routes.openapi(currencyRates, async (c) => {
    const { table } = await rates.read();
    const isShown = table !== null && isShownOn(table.day, clock.now());
    return isShown ? c.json({ rates: table }, 200, CACHED) : c.json({ rates: null }, 200, UNCACHED);
  });
}
