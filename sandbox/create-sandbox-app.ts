import { Hono } from 'hono';
import { createCurrencyRates } from './currency/create-currency-rates.ts';
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
import { openPaymentService } from './payments/payment-service.ts';
import { refuseForeignCallers } from './refuse-foreign-callers.ts';
import type { SandboxContext } from './sandbox-context.ts';

function resetSandbox({ store, ledger, faults, clock }: SandboxContext) {
  store.clear();
  ledger.clear();
  faults.clear();
  clock.reset();
}

function addServices(app: Hono<SandboxEnv>, sandbox: SandboxContext) {
  app.use(
    '/v1/*',
    faultMiddleware(sandbox.faults, app, {
      service: 'payments',
      errorBody: (status) => ({ error: { type: 'api_error', message: `Sandbox fault ${status}` } }),
    }),
  );
  app.use(
    '/v2/*',
    faultMiddleware(sandbox.faults, app, {
      service: 'network',
      errorBody: (status) => ({ message: status === 429 ? 'Too Many Attempts.' : `Sandbox fault ${status}` }),
    }),
  );
  app.route('/v2', createNetwork(sandbox));
  app.route('/currency-rates', createCurrencyRates(sandbox));
  app.route('/control/network', createNetworkControl(sandbox));
}

/** All HTTP routes of the sandbox. */
export function createSandboxApp(sandbox: SandboxContext, mails: MailStore): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const service = openPaymentService(sandbox);
  const summaries = {
    payments: () => ({
      sessions: service.records.sessions.count(),
      refunds: service.records.refunds.count(),
      pendingWebhooks: service.outbox.pendingCount(),
    }),
    mailbox: () => ({ mails: mails.count() }),
  };
  for (const path of ['/control/*', '/mailbox', '/mailbox/*']) app.use(path, refuseForeignCallers);
  addServices(app, sandbox);
  app.route('/v1', createPayments(service));
  app.route('/pay', createPayPage(service));
  app.route('/mailbox', createMailbox(mails));
  app.route('/control/payments', createPaymentControl(service));
  app.route('/control', createControl({ sandbox, summaries, reset: () => resetSandbox(sandbox) }));
  app.route('/', createStyles());
  app.route('/', createIndexPage(sandbox));
  return app;
}
