import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  InstalledBody,
  MyEsimParams,
  MyEsimResponse,
  MyEsimsQuery,
  NameBody,
  RefreshResponse,
} from '#contract/account/my-esims.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import { readEsimDetails } from '../../esims/show-esim.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const COULD_NOT_REFRESH: Problem = {
  status: 503,
  code: 'could-not-refresh',
  message:
    'The eSIM network did not respond. Status and usage are as last read; please try again in a minute.',
};

const ONE = { params: MyEsimParams, query: MyEsimsQuery };
const REFUSALS = { 400: REFUSED, 401: REFUSED, 404: REFUSED };

const refresh = createRoute({
  method: 'post',
  path: '/api/esims/{id}/refresh',
  summary: 'Reads an eSIM from the network now, if its last reading is old enough',
  request: ONE,
  responses: { 200: jsonOf('The eSIM after it.', RefreshResponse), ...REFUSALS, 503: REFUSED },
});

const markInstalled = createRoute({
  method: 'put',
  path: '/api/esims/{id}/installed',
  summary: 'Marks an eSIM as installed, or takes the mark back',
  request: { ...ONE, body: jsonBody(InstalledBody) },
  responses: { 200: jsonOf('The eSIM after it.', MyEsimResponse), ...REFUSALS },
});

const rename = createRoute({
  method: 'put',
  path: '/api/esims/{id}/name',
  summary: 'Gives an eSIM a name, or removes it',
  request: { ...ONE, body: jsonBody(NameBody) },
  responses: { 200: jsonOf('The eSIM after it.', MyEsimResponse), ...REFUSALS },
});

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

/** Changes eSIMs of the signed-in customer. Another customer's eSIM gets the same 404 as one that does not exist. */
export function esimChangeRoutes({ orders, clock }: Needs) {
  const { mine, usage, networkName } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  const detailsOf = (userId: string, esimId: string, language: Language) =>
    readEsimDetails({ mine, usage, userId, esimId }, { language, now: clock.now() });

  return routes
    .openapi(refresh, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id } = c.req.valid('param');
      const outcome = await orders.esims.refresh(signedIn.userId, id);
      if (outcome === 'no-result') return c.json(problemBody(COULD_NOT_REFRESH), 503, UNCACHED);
      const esim = await detailsOf(signedIn.userId, id, c.req.valid('query').language);
      if (outcome === 'not-found' || esim === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ outcome, esim }, 200, UNCACHED);
    })
    .openapi(markInstalled, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id } = c.req.valid('param');
      const at = c.req.valid('json').isInstalled ? clock.now() : null;
      await mine.markInstalled(signedIn.userId, id, at);
      const esim = await detailsOf(signedIn.userId, id, c.req.valid('query').language);
      if (esim === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ networkName, esim }, 200, UNCACHED);
    })
    .openapi(rename, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id } = c.req.valid('param');
      const { name } = c.req.valid('json');
      await mine.rename(signedIn.userId, id, name === '' ? null : name);
      const esim = await detailsOf(signedIn.userId, id, c.req.valid('query').language);
      if (esim === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ networkName, esim }, 200, UNCACHED);
    });
}
