import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOrderEvents } from '#adapters/postgres/orders/order-events.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import type { OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import { startSandbox, type Sandbox } from '#sandbox/start-sandbox.ts';
import type { AppNeeds, Pages } from '#server/http/app-needs.ts';
import { createApp } from '#server/http/create-app.ts';
import type { OrderServices } from '#server/http/order-services.ts';
import { listen } from '#server/http/listen.ts';
import { openChat } from '#server/chat/open-chat.ts';
import { declaredStaff } from '#server/http/staff/declared-staff.ts';
import { quickPasswordHasher } from '#tests/builders/quick-password-hasher.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { assembleShop, type AssembledShop, type WholeConfig } from '#server/main/assembly/assemble-shop.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { noStatistics } from '#tests/builders/statistics.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { aDatabase } from '#tests/database/a-database.ts';

export const SANDBOX_KEYS = {
  stripeSecretKey: 'sk_test_order_flow',
  stripeWebhookSecret: 'whsec_order_flow',
  airaloClientId: 'order-flow-id',
  airaloClientSecret: 'order-flow-secret',
} as const;
export const SECRET = 'a secret that is only used by these tests';
const UNLIMITED = {
  withKey: 1e9,
  withoutKey: 1e9,
  renders: 1e9,
  checkouts: 1e9,
  coupons: 1e9,
  leads: 1e9,
  topups: 1e9,
};
const unlimited = (name: string) => ({ name, most: 1e9, perSeconds: 60 });
const UNLIMITED_HOLDS = {
  perClient: unlimited('hold-client'),
  perBuyer: unlimited('hold-buyer'),
  codePerBuyer: unlimited('hold-code'),
  perGuestAddress: unlimited('hold-address'),
  codePerGuestAddress: unlimited('hold-code-address'),
};

export type Parts = Readonly<{
  origin: string;
  sandbox: Sandbox;
  databaseUrl: string;
  shop: AssembledShop;
  support: OrderServices['support'];
  /** What the shop sells: local plans of the sandbox, cheapest first. It also sells their top-ups. */
  offered: readonly OfferedPackage[];
  /** Every handler that the shop registered, in order. */
  routes: readonly Readonly<{ method: string; path: string }>[];
  /** The routes of /api/admin and what each declares. */
  staffRoutes: ReturnType<typeof declaredStaff>;
  close(): Promise<void>;
}>;

/** A test passes the mails from their sources; a separate process, which cannot load JSX, the built ones. */
type Tools = Readonly<{
  clock: Clock;
  log: Log;
  mailTemplates: MailTemplates;
  /** Default: a text in place of every page. */
  pages?: Pages | undefined;
}>;

/** The real program on its own database and its own sandbox, which sends it webhooks. */
export async function openParts(tools: Tools): Promise<Parts> {
  // The sandbox must know the shop's address before the shop listens on it.
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-order-flow-'));
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    shopOrigin: origin,
    keys: SANDBOX_KEYS,
  });
  const database = await aDatabase();
  const opened = await openShop({
    place: { port, databaseUrl: database.url, sandboxOrigin: sandbox.origin, smtpUrl: sandbox.smtpUrl },
    ...tools,
  });
  return {
    origin,
    sandbox,
    databaseUrl: database.url,
    shop: opened.shop,
    support: opened.shop.orders.support,
    offered: opened.offered,
    routes: opened.routes,
    staffRoutes: opened.staffRoutes,
    async close() {
      await opened.close();
      await sandbox.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type ShopEndpoints = Readonly<{ port: number; databaseUrl: string; sandboxOrigin: string; smtpUrl: string }>;

type Opened = Tools & Readonly<{ place: ShopEndpoints; onAssembled?(shop: AssembledShop): void }>;

/**
 * The shop alone, on an existing database and sandbox. `onAssembled` gets the shop before it sends its first
 * query.
 */
export async function openShop({ place, clock, log, mailTemplates, pages = NO_PAGES, onAssembled }: Opened) {
  const origin = `http://127.0.0.1:${place.port}`;
  const config = configFor(place);
  const secrets = {
    authSecret: SECRET,
    publicAnonKey: 'order-flow',
    sandboxAdminPassword: 'order-flow',
    sandboxKeys: SANDBOX_KEYS,
  };
  const shop = assembleShop({
    config,
    secrets,
    mailTemplates,
    clock,
    log,
    passwordHasher: quickPasswordHasher,
  });
  onAssembled?.(shop);
  const offered = await fillShop(shop);
  await shop.queue.start();
  const closing = new AbortController();
  const events = await openOrderEvents(shop.postgres);
  const chat = await openChat(shop.postgres);
  const app = createApp(
    appNeeds({ shop, origin, clock, log, events, chat: chat.services, pages, closing: closing.signal }),
  );
  const server = await listen({ app, port: place.port, hostname: '127.0.0.1', log });
  return {
    shop,
    offered,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    staffRoutes: declaredStaff(app.routes),
    async close() {
      closing.abort();
      await server.close(0);
      await events.close();
      await chat.close();
      await shop.queue.stop();
      await shop.close();
    },
  };
}

function configFor({ port, databaseUrl, sandboxOrigin, smtpUrl }: ShopEndpoints): WholeConfig {
  return {
    port,
    listenOn: null,
    publicOrigin: `http://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    role: 'all',
    databaseUrl,
    mailFrom: 'Landfall <hello@landfall.example>',
    seller: aSeller(),
    taxBasisPoints: 2100,
    lowBalanceCents: 200_00,
    languages: OFFERED_BY_DEFAULT,
    timeZone: 'UTC',
    currencyRatesUrl: `${sandboxOrigin}/currency-rates/eurofxref-daily.xml`,
    authSecret: SECRET,
    encryptionSecret: null,
    esimKeysFile: '/nowhere/esim-keys.json',
    publicAnonKey: null,
    metricsToken: null,
    trustedProxyHops: 0,
    isDevelopment: false,
    services: {
      stripe: {
        secretKey: SANDBOX_KEYS.stripeSecretKey,
        webhookSecret: SANDBOX_KEYS.stripeWebhookSecret,
        baseUrl: sandboxOrigin,
      },
      airalo: {
        clientId: SANDBOX_KEYS.airaloClientId,
        clientSecret: SANDBOX_KEYS.airaloClientSecret,
        baseUrl: sandboxOrigin,
      },
      smtpUrl,
      sandboxOrigin,
    },
  };
}

const PLANS = 20;

async function fillShop({ sync, store }: AssembledShop): Promise<readonly OfferedPackage[]> {
  // A restarted shop already has its plans.
  if ((await store.load()).packages.length > 0) return [];
  const read = await sync.source.readCatalogue();
  if (read.kind !== 'read') throw new Error('The sandbox has no catalogue');
  const offered = read.packages
    .filter((item) => item.package.type === 'sim' && item.package.coverage_type === 'local')
    .sort((a, b) => a.package.minimumPriceCents - b.package.minimumPriceCents)
    .slice(0, PLANS);
  const operators = new Set(offered.map(({ package: plan }) => operatorOf(plan)));
  const topups = read.packages.filter(
    ({ package: plan }) => plan.type === 'topup' && operators.has(operatorOf(plan)),
  );
  await store.replaceCatalogue([...offered, ...topups], new Date());
  return offered;
}

/** An eSIM takes the top-ups of its own operator. */
function operatorOf({ slug, operator }: OfferedPackage['package']): string {
  return `${slug} ${operator}`;
}

const NO_PAGES: Pages = { respond: () => new Response('a page') };

type Opening = Pick<AppNeeds, 'chat' | 'clock' | 'log' | 'pages'> &
  Readonly<{
    shop: AssembledShop;
    origin: string;
    events: Parameters<AssembledShop['orders']['services']>[0];
    closing: AbortSignal;
  }>;

function appNeeds({ shop, origin, events, ...rest }: Opening): AppNeeds {
  const index = anIndex([]);
  return {
    ...rest,
    publicOrigin: origin,
    trustedProxyHops: 0,
    anonKey: 'order-flow',
    isSandbox: true,
    metricsToken: null,
    limits: UNLIMITED,
    holdLimits: UNLIMITED_HOLDS,
    catalogue: { current: () => index },
    sales: someSales(),
    accounts: shop.accounts,
    sharedLimits: shop.limits,
    offers: shop.offers,
    countries: shop.countries,
    rates: shop.rates,
    orders: shop.orders.services(events),
    statistics: noStatistics,
    security: shop.system.security,
    staff: shop.staff,
    liveness: () => Promise.resolve(true),
    readiness: () => Promise.resolve({ isReady: true, reasons: [] }),
  };
}
