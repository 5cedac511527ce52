import { join } from 'node:path';
import type { Log } from '#core/log.ts';
import { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { createApp } from '#server/http/create-app.ts';
import { listen } from '#server/http/listen.ts';
import { createPages } from '#server/pages/create-pages.ts';
import type { AssembledShop, WholeConfig } from './assemble-shop.ts';
import type { Secrets } from './secrets.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Needs = Readonly<{ config: WholeConfig; secrets: Secrets; shop: AssembledShop; log: Log }>;

/** Loads the catalogue, opens the port and answers how to close it again. */
export async function startWeb({ config, secrets, shop, log }: Needs): Promise<() => Promise<void>> {
  const catalogue = new LiveCatalogue({ store: shop.store, log });
  await catalogue.start();
  const { clock, accounts } = shop;
  const anonKey = config.publicAnonKey ?? secrets.publicAnonKey;
  const pages = await createPages({
    publicOrigin: config.publicOrigin,
    anonKey,
    catalogue,
    log,
    clock,
    buildFolder: join(ROOT, 'build'),
    messagesFolder: join(ROOT, 'src/web/messages'),
  });
  let isStopping = false;
  const app = createApp({
    publicOrigin: config.publicOrigin,
    trustedProxyHops: config.trustedProxyHops,
    anonKey,
    isSandbox: config.services.sandboxOrigin !== null,
    metricsToken: config.metricsToken,
    catalogue,
    accounts,
    readiness: async () => {
      const reasons = [
        ...(isStopping ? ['stopping'] : []),
        ...((await shop.postgres.isReachable()) ? [] : ['database']),
        ...(catalogue.current().plans.length > 0 ? [] : ['catalogue']),
      ];
      return { isReady: reasons.length === 0, reasons };
    },
    pages,
    log,
    clock,
  });
  const server = await listen({ app, port: config.port, log });
  return async () => {
    isStopping = true;
    await server.close();
    await catalogue.stop();
  };
}
