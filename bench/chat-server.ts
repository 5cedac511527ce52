import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createApp } from '#server/http/create-app.ts';
import { listen } from '#server/http/listen.ts';
import { openChat } from '#server/chat/open-chat.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { noRates } from '#tests/builders/services/rates.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { noStaff } from '#tests/builders/services/staff-services.ts';
import { noSecurity, noStatistics } from '#tests/builders/statistics.ts';

/** One web process with real chats. Who is signed in is read from the table of users by a plain cookie. */
const [url = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const clock = { now: () => new Date() };
const postgres = connectPostgres({ url, log });
const chat = await openChat(postgres);
const UNREACHABLE = 1e12;

const app = createApp({
  publicOrigin: 'http://localhost:3000',
  trustedProxyHops: 1,
  anonKey: '',
  isSandbox: false,
  metricsToken: null,
  limits: {
    withKey: UNREACHABLE,
    withoutKey: UNREACHABLE,
    renders: UNREACHABLE,
    checkouts: UNREACHABLE,
    coupons: UNREACHABLE,
    leads: UNREACHABLE,
    topups: UNREACHABLE,
  },
  accounts: { handler: () => Promise.resolve(new Response(null, { status: 404 })) },
  statistics: noStatistics,
  security: noSecurity,
  orders: {
    ...noOrders(),
    async findSession(headers) {
      const id = `customer-${/customer=(\d+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''}`;
      const { rows } = await postgres.pool.query<{ email: string }>('select email from users where id = $1', [
        id,
      ]);
      const [found] = rows;
      if (found === undefined) return null;
      const [signedInAt, expiresAt] = [clock.now(), new Date('2999-01-01T00:00:00Z')];
      const session = { sessionId: id, signedInAt, expiresAt, passwordConfirmedAt: null };
      return { userId: id, email: found.email, roles: [], ...session };
    },
  },
  chat: chat.services,
  staff: noStaff,
  sharedLimits: createSharedLimits(postgres),
  countries: { find: () => Promise.resolve(null) },
  rates: noRates,
  offers: { readOffers: () => Promise.resolve([]), hasLimitedStock: () => Promise.resolve(false) },
  liveness: () => Promise.resolve(true),
  readiness: () => Promise.resolve({ isReady: true, reasons: [] }),
  pages: { respond: () => new Response(null, { status: 404 }) },
  catalogue: { current: () => anIndex([]) },
  sales: someSales(),
  clock,
  log,
});
const { port } = await listen({ app, port: 0, hostname: '127.0.0.1', log });
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage().rss, cpuMs: (user + system) / 1_000 });
});
process.send?.({ port });
