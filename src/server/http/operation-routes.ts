import { Hono } from 'hono';
import type { AppNeeds } from './app-needs.ts';
import { isLoopback } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';
import { NOT_FOUND, problemResponse } from './problem.ts';

const UNCACHED = { 'cache-control': 'no-store' };
/** A proxy on this machine also comes from loopback; what it forwards is not from this machine. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

type Needs = AppNeeds & Readonly<{ metrics: Metrics }>;

/** For whoever runs the shop: alive, ready, and numbers. */
export function operationRoutes({
  liveness,
  readiness,
  metrics,
  metricsToken,
  catalogue,
}: Needs): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .get('/healthz', async (c) => {
      if (await liveness()) return c.json({ status: 'alive' }, 200, UNCACHED);
      return c.json({ status: 'stuck', reasons: ['database-connections'] }, 503, UNCACHED);
    })
    .get('/readyz', async (c) => {
      const { isReady, reasons } = await readiness();
      if (isReady) return c.json({ status: 'ready' }, 200, UNCACHED);
      return c.json({ status: 'not-ready', reasons }, 503, { ...UNCACHED, 'retry-after': '5' });
    })
    .get('/metrics', (c) => {
      const isFromHere =
        isLoopback(c.get('client')) && FORWARDING_HEADERS.every((name) => c.req.header(name) === undefined);
      const hasToken = metricsToken !== null && c.req.header('authorization') === `Bearer ${metricsToken}`;
      if (!isFromHere && !hasToken) return problemResponse(NOT_FOUND);
      const { version, plans } = catalogue.current();
      return c.text(
        metrics.write({ catalogue_version: version, catalogue_plans: plans.length }),
        200,
        UNCACHED,
      );
    });
}
