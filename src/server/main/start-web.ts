import { openChat } from '#server/chat/open-chat.ts';
import { openOrderEvents } from '#adapters/postgres/orders/order-events.ts';
import type { Log } from '#core/log.ts';
import { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { LiveProof } from '#server/catalogue/live-proof.ts';
import { LiveSales } from '#server/catalogue/live-sales.ts';
import type { PoolsHealth } from '#server/health/pools-health.ts';
import type { Development } from '#server/development/open-development.ts';
import { createApp } from '#server/http/create-app.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { listen } from '#server/http/listen.ts';
import { createDevPages } from '#server/pages/create-dev-pages.ts';
import { createPages, type PagesNeeds } from '#server/pages/create-pages.ts';
import { collectStatistics } from '#server/statistics/collect-statistics.ts';
import type { AssembledShop, WholeConfig } from './assembly/assemble-shop.ts';
import { BUILD, MESSAGES } from './folders.ts';
import type { Secrets } from './secrets.ts';

/** A stop that takes longer than a service manager allows ends in a kill. */
const FINISH_CALLS_WITHIN_MS = 1_500;

type Needs = Readonly<{
  config: WholeConfig;
  secrets: Secrets;
  shop: AssembledShop;
  pools: PoolsHealth;
  log: Log;
  /** Null: pages and mails are built. */
  development: Development | null;
}>;

type Close = () => Promise<void>;

/** Loads the catalogue and opens the port. Returns a function that closes it. */
export async function startWeb({ config, secrets, shop, pools, log, development }: Needs): Promise<Close> {
  const { clock } = shop;
  const { catalogue, sales, proof, ...live } = await followShop(shop, log);
  const anonKey = config.publicAnonKey ?? secrets.publicAnonKey;
  const pages = await openPages(development, {
    publicOrigin: config.publicOrigin,
    anonKey,
    seller: config.seller,
    languages: config.languages,
    catalogue,
    sales,
    proof,
    log,
    clock,
    messagesFolder: MESSAGES,
  });
  const closing = new AbortController();
  const events = await openOrderEvents(shop.postgres);
  const statistics = collectStatistics({ postgres: shop.postgres, log });
  const chat = await openChat(shop.postgres);
  const app = createApp({
    publicOrigin: config.publicOrigin,
    trustedProxyHops: config.trustedProxyHops,
    anonKey,
    languages: config.languages,
    isSandbox: config.services.sandboxOrigin !== null,
    metricsToken: config.metricsToken,
    catalogue,
    sales,
    ...servicesOf(shop),
    orders: shop.orders.services(events),
    statistics,
    chat: chat.services,
    closing: closing.signal,
    liveness: async () => !(await pools.isStuck()),
    readiness: () => readinessOf({ closing: closing.signal, pools, catalogue }),
    pages,
    log,
    clock,
  });
  const server = await openPort(app, { config, log, development });
  return async () => {
    closing.abort();
    await server.close(FINISH_CALLS_WITHIN_MS);
    await statistics.stop();
    await events.close();
    await chat.close();
    await live.stop();
  };
}

/** What pages show from memory, kept in step with the database. */
async function followShop(shop: AssembledShop, log: Log) {
  const { clock } = shop;
  const catalogue = new LiveCatalogue({ store: shop.store, log });
  await catalogue.start();
  const sales = new LiveSales({ reader: shop.sales, clock, log });
  await sales.start();
  const proof = new LiveProof({ ...shop.proof, clock, log });
  await proof.start();
  // Staff's change of a stock is a new version of the catalogue: what is sold out is read with it.
  catalogue.beforeFollowing(() => sales.refresh());
  return {
    catalogue,
    sales,
    proof,
    stop: async () => {
      sales.stop();
      await proof.stop();
      await catalogue.stop();
    },
  };
}

function servicesOf({ accounts, limits, offers, countries, rates, system, staff }: AssembledShop) {
  return { accounts, sharedLimits: limits, offers, countries, rates, security: system.security, staff };
}

type PortNeeds = Pick<Needs, 'config' | 'log' | 'development'>;

function openPort(app: Parameters<typeof listen>[0]['app'], { config, log, development }: PortNeeds) {
  const before = development === null ? {} : { before: development.before };
  const hostname = config.listenOn === null ? {} : { hostname: config.listenOn };
  return listen({ app, port: config.port, ...hostname, log, ...before });
}

type ReadinessNeeds = Readonly<{ closing: AbortSignal; pools: PoolsHealth; catalogue: LiveCatalogue }>;

async function readinessOf({ closing, pools, catalogue }: ReadinessNeeds) {
  const reasons = [
    ...(closing.aborted ? ['stopping'] : []),
    ...((await pools.isReachable()) ? [] : ['database']),
    ...(catalogue.current().plans.length > 0 ? [] : ['catalogue']),
  ];
  return { isReady: reasons.length === 0, reasons };
}

async function openPages(
  development: Development | null,
  needs: Omit<PagesNeeds, 'buildFolder'>,
): Promise<Pages> {
  return development === null
    ? createPages({ ...needs, buildFolder: BUILD })
    : createDevPages({ ...needs, development });
}
