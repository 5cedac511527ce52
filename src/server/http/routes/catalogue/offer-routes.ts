import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { OffersResponse, OffersQuery } from '#contract/catalogue/offers.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';

const readOffers = createRoute({
  method: 'get',
  path: '/api/package-offers',
  summary: 'Packages as they are sold at this moment, by id',
  request: { query: OffersQuery },
  responses: { 200: jsonOf('A row per package on sale.', OffersResponse), 400: REFUSED },
});

/** Queries the database, as the checkout does, so that a cart shows the prices that will be charged. */
export function offerRoutes({ offers }: Readonly<{ offers: OfferReader }>) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(readOffers, async (c) => {
    const known = await offers.readOffers(c.req.valid('query').ids);
    const rows = known
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ packageId, priceCents, described }) => ({
        package_id: packageId,
        price_cents: priceCents,
        ...described,
      }));
    return c.json({ offers: rows }, 200, UNCACHED);
  });
}
