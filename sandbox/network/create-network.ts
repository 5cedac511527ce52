import { Hono } from 'hono';
import type { SandboxContext } from '../sandbox-context.ts';
import { accountRoutes } from './http/account-routes.ts';
import { notFound } from './http/responses.ts';
import { notificationRoutes } from './http/notification-routes.ts';
import { orderRoutes } from './http/order-routes.ts';
import { packageRoutes } from './http/package-routes.ts';
import { pictureRoutes } from './http/picture-routes.ts';
import { requestRoutes } from './http/request-routes.ts';
import { simRoutes } from './http/sim-routes.ts';
import { requireToken, tokenRoutes } from './http/token-routes.ts';
import { startScheduler } from './start-scheduler.ts';
import { networkOf } from './network.ts';

/** The eSIM network: implements version 2 of the Airalo Partner API. Mount it at /v2. */
export function createNetwork(sandbox: SandboxContext): Hono {
  const network = networkOf(sandbox);
  startScheduler(network);
  return new Hono()
    .route('/', pictureRoutes())
    .route('/', tokenRoutes(network))
    .use(requireToken(network))
    .route('/', packageRoutes(network))
    .route('/', orderRoutes(network))
    .route('/', requestRoutes(network))
    .route('/', simRoutes(network))
    .route('/', notificationRoutes(network))
    .route('/', accountRoutes(network))
    .all('*', notFound);
}
