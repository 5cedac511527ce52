import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CollectionQuery, CollectionResponse } from '#contract/account/collection.ts';
import type { Clock } from '#core/clock.ts';
import { showCollection } from '../../esims/show-collection.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const readCollection = createRoute({
  method: 'get',
  path: '/api/collection',
  summary: 'The travel collection of the signed-in customer: visited countries and badges',
  request: { query: CollectionQuery },
  responses: { 200: jsonOf('Stamps in the order of the visits.', CollectionResponse), 401: REFUSED },
});

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

export function collectionRoutes({ orders, clock }: Needs) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes.openapi(readCollection, async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
    const { language } = c.req.valid('query');
    const esims = await orders.esims.collected.ofCustomer(signedIn.userId);
    return c.json(showCollection(esims, { language, now: clock.now() }), 200, UNCACHED);
  });
}
