import { Hono } from 'hono';
import { createControl } from './control/create-control.ts';
import { createPaymentControl } from './control/create-payment-control.ts';
import { faultMiddleware, type SandboxEnv } from './faults/fault-middleware.ts';
import { createMailbox } from './mailbox/create-mailbox.ts';
import type { MailStore } from './mailbox/mail-store.ts';
import { createNetwork } from './network/create-network.ts';
import { createNetworkControl } from './network/create-network-control.ts';
import { createIndexPage } from './pages/create-index-page.ts';
import { createStyles } from './pages/layout.ts';
import { createPayPage } from './pay-page/create-pay-page.ts';
import { createPayments } from './payments/create-payments.ts';
import { openDesk } from './payments/desk.ts';
import { refuseForeignCallers } from './refuse-foreign-callers.ts';
import type { World } from './world.ts';

function resetWorld({ store, ledger, faults, clock }: World) {
  store.clear();
  ledger.clear();
  faults.clear();
  clock.reset();
}

function addServices(app: Hono<SandboxEnv>, world: World) {
  app.use(
    '/v1/*',
    faultMiddleware(world.faults, app, {
      service: 'payments',
      errorBody: (status) => ({ error: { type: 'api_error', message: `Sandbox fault ${status}` } }),
    }),
  );
  app.use(
    '/v2/*',
    faultMiddleware(world.faults, app, {
      service: 'network',
      errorBody: (status) => ({ message: status === 429 ? 'Too Many Attempts.' : `Sandbox fault ${status}` }),
    }),
  );
  app.route('/v2', createNetwork(world));
  app.route('/control/network', createNetworkControl(world));
}

/** Everything the sandbox answers over HTTP. */
export function createSandboxApp(world: World, mails: MailStore): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const desk = openDesk(world);
  const summaries = {
    payments: () => ({
      sessions: desk.records.sessions.count(),
      refunds: desk.records.refunds.count(),
      pendingWebhooks: desk.outbox.pendingCount(),
    }),
    mailbox: () => ({ mails: mails.count() }),
  };
  for (const path of ['/control/*', '/mailbox', '/mailbox/*']) app.use(path, refuseForeignCallers);
  addServices(app, world);
  app.route('/v1', createPayments(desk));
  app.route('/pay', createPayPage(desk));
  app.route('/mailbox', createMailbox(mails));
  app.route('/control/payments', createPaymentControl(desk));
  app.route('/control', createControl({ world, summaries, reset: () => resetWorld(world) }));
  app.route('/', createStyles());
  app.route('/', createIndexPage(world));
  return app;
}
