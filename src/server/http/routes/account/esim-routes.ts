import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  MyEsimInstallResponse,
  MyEsimParams,
  MyEsimResponse,
  MyEsimsQuery,
  MyEsimsResponse,
} from '#contract/account/my-esims.ts';
import type { Clock } from '#core/clock.ts';
import { canBeInstalled } from '#core/esims/installation/shown-codes.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { localizedPath } from '#core/language-path.ts';
import type { InstallMaterial } from '../../checkout-session/install-material.ts';
import { readEsimDetails } from '../../esims/show-esim.ts';
import { showEsimList } from '../../esims/show-esim-list.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, type Problem, problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const ONE = { params: MyEsimParams, query: MyEsimsQuery };
const REFUSALS = { 400: REFUSED, 401: REFUSED, 404: REFUSED };

const readEsims = createRoute({
  method: 'get',
  path: '/api/esims',
  summary: 'The signed-in customer’s eSIMs',
  request: { query: MyEsimsQuery },
  responses: { 200: jsonOf('Newest first.', MyEsimsResponse), 401: REFUSED },
});

const readOne = createRoute({
  method: 'get',
  path: '/api/esims/{id}',
  summary: 'One of the signed-in customer’s eSIMs with all details except the codes that install it',
  request: ONE,
  responses: { 200: jsonOf('As last read from the network.', MyEsimResponse), ...REFUSALS },
});

const readInstall = createRoute({
  method: 'get',
  path: '/api/esims/{id}/install',
  summary: 'Installation data for one of the signed-in customer’s eSIMs',
  request: ONE,
  responses: { 200: jsonOf('QR, codes, links and steps.', MyEsimInstallResponse), ...REFUSALS, 409: REFUSED },
});

const RECYCLED: Problem = {
  status: 409,
  code: 'esim-recycled',
  message: 'The network has recycled this eSIM: nothing installs it any more.',
};

type Needs = Readonly<{
  orders: OrderServices;
  material: InstallMaterial;
  clock: Clock;
  publicOrigin: string;
}>;

/** Reads eSIMs of the signed-in customer. Another customer's eSIM gets the same 404 as one that does not exist. */
export function esimRoutes({ orders, material, clock, publicOrigin }: Needs) {
  const { mine, usage, networkName } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes
    .openapi(readEsims, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const shown = { language: c.req.valid('query').language, now: clock.now() };
      const { userId } = signedIn;
      const esims = await showEsimList({ userId, esims: await mine.list(userId), usage }, shown);
      return c.json({ networkName, esims }, 200, UNCACHED);
    })
    .openapi(readOne, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { language } = c.req.valid('query');
      const one = { mine, usage, userId: signedIn.userId, esimId: c.req.valid('param').id };
      const esim = await readEsimDetails(one, { language, now: clock.now() });
      if (esim === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ networkName, esim }, 200, UNCACHED);
    })
    .openapi(readInstall, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id } = c.req.valid('param');
      const { language } = c.req.valid('query');
      const found = await mine.findInstall(signedIn.userId, id);
      if (found === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      if (!canBeInstalled(found.status)) return c.json(problemBody(RECYCLED), 409, UNCACHED);
      const url = publicOrigin + localizedPath(installPath(id), language);
      const phonePage = { url, qr: orders.qr.svgPath(url) };
      return c.json({ esim: await material.show(found, language), phonePage }, 200, UNCACHED);
    });
}
