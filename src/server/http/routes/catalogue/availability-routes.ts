import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ValidatePackagesResponse, ValidatePackagesBody } from '#contract/catalogue/availability.ts';
import {
  unavailableMessage,
  wantedQuantities,
  whyUnavailable,
} from '#core/orders/checkout/check-availability.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';

const validatePackages = createRoute({
  method: 'post',
  path: '/api/validate-packages',
  summary: 'Whether these packages can be bought now, in these quantities',
  request: { body: jsonBody(ValidatePackagesBody) },
  responses: { 200: jsonOf('One result per line.', ValidatePackagesResponse), 400: REFUSED },
});

/** Queries the database, not the catalogue in memory: stock changes with every sale. */
export function availabilityRoutes({ offers }: Readonly<{ offers: OfferReader }>) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(validatePackages, async (c) => {
    const { packages, cartId } = c.req.valid('json');
    const wanted = wantedQuantities(packages);
    const found = await offers.readOffers([...wanted.keys()], cartId ?? null);
    const known = new Map(found.map((offer) => [offer.packageId, offer]));
    const results = packages.map(({ packageId }) => {
      const offer = known.get(packageId);
      const why = whyUnavailable(offer, wanted.get(packageId) ?? 0);
      return {
        packageId,
        isValid: why === null,
        code: why?.kind ?? null,
        message: why === null ? null : unavailableMessage(why),
        availableStock: offer?.availableStock ?? null,
      };
    });
    return c.json({ valid: results.every(({ isValid }) => isValid), results }, 200, UNCACHED);
  });
}
