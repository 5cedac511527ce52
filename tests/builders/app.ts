import { onTestFinished } from 'vitest';
import { ErrorResponse } from '#contract/error-response.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { AppNeeds } from '#server/http/app-needs.ts';
import { createApp } from '#server/http/create-app.ts';
import { securityHeaders } from '#server/http/middleware/security-headers.ts';
import { listen } from '#server/http/listen.ts';
import { aClock } from './clock.ts';
import { anIndex } from './catalogue.ts';
import { someSales } from './sales.ts';
import { aLog } from './log.ts';
import { noChat } from './services/chat-services.ts';
import { noOrders } from './services/order-services.ts';
import { noSecurity, noStatistics } from './statistics.ts';
import { noRates } from './services/rates.ts';
import { noStaff } from './services/staff-services.ts';
import { noSharedLimits } from './shared-limits.ts';
import { aPackage } from './package.ts';

export const ANON_KEY = 'test-anonymous-key';

type Changes = Partial<Omit<AppNeeds, 'catalogue'>> & Readonly<{ catalogue?: CatalogueIndex }>;

/** The shop on a real socket, with one plan by default. Closed when the test ends. */
export async function aRunningApp({
  catalogue = anIndex([aPackage()]),
  publicOrigin = 'http://localhost:3000',
  ...changes
}: Changes = {}) {
  const log = aLog();
  const app = createApp({
    publicOrigin,
    trustedProxyHops: 0,
    anonKey: ANON_KEY,
    isSandbox: false,
    metricsToken: null,
    accounts: { handler: () => Promise.resolve(new Response('no accounts here', { status: 404 })) },
    orders: noOrders(),
    statistics: noStatistics,
    security: noSecurity,
    chat: noChat(),
    staff: noStaff,
    sharedLimits: noSharedLimits,
    countries: { find: () => Promise.resolve(null) },
    rates: noRates,
    sales: someSales(),
    offers: { readOffers: () => Promise.resolve([]), hasLimitedStock: () => Promise.resolve(false) },
    liveness: () => Promise.resolve(true),
    readiness: () => Promise.resolve({ isReady: true, reasons: [] }),
    pages: {
      respond: () =>
        new Response('a page', {
          headers: { ...securityHeaders(publicOrigin), 'content-type': 'text/html' },
        }),
    },
    clock: aClock(),
    log,
    ...changes,
    catalogue: { current: () => catalogue },
  });
  const server = await listen({ app, port: 0, hostname: '127.0.0.1', log });
  onTestFinished(() => server.close(0));
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    origin,
    port: server.port,
    log,
    get: (path: string, init?: RequestInit) => fetch(origin + path, init),
  };
}

/** The error of a response; fails when the response does not have exactly that format. */
export async function errorOf(response: Response) {
  return { status: response.status, ...ErrorResponse.strict().parse(await response.json()).error };
}
