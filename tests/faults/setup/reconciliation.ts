import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createNoticeInbox } from '#adapters/postgres/orders/notice-inbox.ts';
import { createReconciliationStore } from '#adapters/postgres/reconciliation/reconciliation-store.ts';
import { createStripeGateway } from '#adapters/stripe/create-stripe-gateway.ts';
import type { ReconciliationNeeds } from '#core/reconciliation/run-reconciliation.ts';
import { aLog } from '#tests/builders/log.ts';
import { SANDBOX_KEYS } from '#tests/integration/order-flow/parts.ts';

type OracleSources = Readonly<{ databaseUrl: string; sandboxOrigin: string }>;

/** The daily comparison, run on demand. */
export function reconciliationFor({ databaseUrl, sandboxOrigin }: OracleSources) {
  const log = aLog();
  const clock = { now: () => new Date() };
  const postgres = connectPostgres({ url: databaseUrl, log });
  const needs: ReconciliationNeeds = {
    clock,
    log,
    alerts: createAlertStore(postgres),
    notices: createNoticeInbox({ postgres, enqueueWithin: () => Promise.resolve() }),
    reconciliation: createReconciliationStore(postgres),
    gateway: createStripeGateway({
      secretKey: SANDBOX_KEYS.stripeSecretKey,
      webhookSecret: SANDBOX_KEYS.stripeWebhookSecret,
      apiOrigin: sandboxOrigin,
      log,
    }),
    network: createAiraloProvider({
      clientId: SANDBOX_KEYS.airaloClientId,
      clientSecret: SANDBOX_KEYS.airaloClientSecret,
      baseUrl: sandboxOrigin,
      clock,
      log,
      wait: () => Promise.resolve(),
    }),
  };
  return { needs, close: () => postgres.close() };
}
