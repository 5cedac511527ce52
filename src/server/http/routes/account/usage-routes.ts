import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { MyEsimParams } from '#contract/account/my-esims.ts';
import {
  UsageFileQuery,
  UsageQuery,
  UsageResponse,
  UsageSummaryResponse,
} from '#contract/account/usage/usage.ts';
import type { Clock } from '#core/clock.ts';
import { showSummary, showUsage } from '../../esims/show-usage.ts';
import { usageFile } from '../../esims/usage-file.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const readOne = createRoute({
  method: 'get',
  path: '/api/esims/{id}/usage',
  summary: 'Use per day, data left over time and forecast of one of the signed-in customer’s eSIMs',
  request: { params: MyEsimParams, query: UsageQuery },
  responses: {
    200: jsonOf('From the readings so far.', UsageResponse),
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
  },
});

const readAll = createRoute({
  method: 'get',
  path: '/api/usage',
  summary: 'What the signed-in customer’s eSIMs used, by eSIM and by country or region',
  request: { query: UsageQuery },
  responses: { 200: jsonOf('From the readings so far.', UsageSummaryResponse), 400: REFUSED, 401: REFUSED },
});

const readFile = createRoute({
  method: 'get',
  path: '/api/usage/readings.csv',
  summary: 'The readings of one or all of the signed-in customer’s eSIMs as a file',
  request: { query: UsageFileQuery },
  responses: {
    200: { description: 'A row for every reading.', content: { 'text/csv': { schema: z.string() } } },
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
  },
});

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

/** Usage of the signed-in customer's eSIMs. Another customer's eSIM gets the same 404 as one that does not exist. */
export function usageRoutes({ orders, clock }: Needs) {
  const { mine, usage } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes
    .openapi(readOne, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { userId } = signedIn;
      const { id } = c.req.valid('param');
      const esim = await mine.find(userId, id);
      if (esim === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const [readings, fairUsePolicy] = await Promise.all([
        usage.readings(userId, id),
        usage.fairUsePolicy(userId, id),
      ]);
      const shown = { ...c.req.valid('query'), now: clock.now() };
      return c.json(showUsage({ esim, readings, fairUsePolicy }, shown), 200, UNCACHED);
    })
    .openapi(readAll, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const [esims, totals] = await Promise.all([mine.list(signedIn.userId), usage.totals(signedIn.userId)]);
      const shown = { ...c.req.valid('query'), now: clock.now() };
      return c.json(showSummary({ esims, totals }, shown), 200, UNCACHED);
    })
    .openapi(readFile, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { userId } = signedIn;
      const { esim: wanted, language, timeZone, from, to } = c.req.valid('query');
      const own = await mine.list(userId);
      const chosen = own.filter(({ id }) => wanted === undefined || id === wanted);
      if (wanted !== undefined && chosen.length === 0) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const read = [];
      for (const esim of chosen) read.push({ esim, readings: await usage.readings(userId, esim.id) });
      const { name, csv } = usageFile(read, { language, timeZone, from, to, now: clock.now() });
      return c.body(csv, 200, {
        ...UNCACHED,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    });
}
