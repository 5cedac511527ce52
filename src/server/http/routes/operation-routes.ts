import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppNeeds } from '../app-needs.ts';
import { isLoopback } from '../middleware/client-address.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Metrics } from '../metrics.ts';
import { NOT_FOUND, problemResponse } from '../problem.ts';

const UNCACHED = { 'cache-control': 'no-store' };
/** A proxy on this machine also connects from loopback, but the requests it forwards come from elsewhere. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * A shop with a public origin runs behind a proxy, which may add no header at all; there /metrics needs the
 * token. A shop on a developer's machine has no proxy; there loopback is enough.
 */
function isOwnMachine(publicOrigin: string): boolean {
  const { hostname } = new URL(publicOrigin);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** Compares in constant time. */
function isToken(sent: string | undefined, token: string | null): boolean {
  if (token === null || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}

type Needs = AppNeeds & Readonly<{ metrics: Metrics }>;

/** Routes for operators: liveness, readiness and metrics. */
export function operationRoutes(needs: Needs): Hono<HttpEnv> {
  const { liveness, readiness, metrics, metricsToken, catalogue } = needs;
  const isLocalShop = isOwnMachine(needs.publicOrigin);
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
    .get('/metrics', async (c) => {
      const isLocalRequest =
        isLocalShop &&
        isLoopback(c.get('client')) &&
        FORWARDING_HEADERS.every((name) => c.req.header(name) === undefined);
      if (!isLocalRequest && !isToken(c.req.header('authorization'), metricsToken))
        return problemResponse(NOT_FOUND);
      const { version, plans } = catalogue.current();
      return c.text(
        await metrics.write({ catalogue_version: version, catalogue_plans: plans.length }),
        200,
        UNCACHED,
      );
    });
}
