import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { createApp } from '#server/http/create-app.ts';
import { listen } from '#server/http/listen.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { aLargeCatalogue, anIndex } from '#tests/builders/catalogue.ts';
import { noChat } from '#tests/builders/services/chat-services.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { noSecurity, noStatistics } from '#tests/builders/statistics.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { someSales } from '#tests/builders/sales.ts';
import { noStaff } from '#tests/builders/services/staff-services.ts';
import { noRates } from '#tests/builders/services/rates.ts';
import { noSharedLimits } from '#tests/builders/shared-limits.ts';
import { serveParent } from './child-server.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILD = join(ROOT, 'build');
/** The limits are still counted, but never reached. */
const UNREACHABLE_LIMITS = {
  withKey: 1e12,
  withoutKey: 1e12,
  renders: 1e12,
  checkouts: 1e12,
  coupons: 1e12,
  leads: 1e12,
  topups: 1e12,
};

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The shop with a catalogue of that many plans, without a database: everything else is as in production. */
serveParent(async (instructions) => {
  const { plans } = z.object({ plans: z.int() }).parse(instructions);
  const index = anIndex(aLargeCatalogue(plans));
  const shared = {
    publicOrigin: 'http://localhost:3000',
    anonKey: 'bench',
    seller: SANDBOX_SELLER,
    languages: OFFERED_BY_DEFAULT,
    catalogue: { current: () => index },
    sales: someSales(),
    proof: { current: () => NO_PROOF },
    log: silent,
    clock: { now: () => new Date() },
  };
  const app = createApp({
    ...shared,
    trustedProxyHops: 0,
    isSandbox: false,
    metricsToken: null,
    limits: UNREACHABLE_LIMITS,
    accounts: { handler: () => Promise.resolve(new Response(null, { status: 404 })) },
    orders: noOrders(),
    statistics: noStatistics,
    security: noSecurity,
    chat: noChat(),
    staff: noStaff,
    sharedLimits: noSharedLimits,
    countries: { find: () => Promise.resolve(null) },
    rates: noRates,
    offers: { readOffers: () => Promise.resolve([]), hasLimitedStock: () => Promise.resolve(false) },
    liveness: () => Promise.resolve(true),
    readiness: () => Promise.resolve({ isReady: true, reasons: [] }),
    pages: await openPages(),
  });
  return (await listen({ app, port: 0, hostname: '127.0.0.1', log: silent })).port;

  async function openPages(): Promise<Pages> {
    if (!existsSync(BUILD)) return { respond: () => new Response(null, { status: 404 }) };
    return createPages({
      ...shared,
      rendersPerMinute: UNREACHABLE_LIMITS.renders,
      buildFolder: BUILD,
      messagesFolder: join(ROOT, 'src/messages'),
    });
  }
});
