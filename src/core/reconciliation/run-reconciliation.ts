import { dayOf } from '#core/calendar/utc-day.ts';
import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { Log } from '#core/log.ts';
import type { NoticeInbox } from '#core/payments/notice-inbox.ts';
import type { PaymentGateway, Period } from '#core/payments/payment-gateway.ts';
import { compareEsims } from './compare-esims.ts';
import { comparePayments } from './compare-payments.ts';
import { compareRefunds } from './compare-refunds.ts';
import type { Finding } from './finding.ts';
import { isReconciliationDue, reconciliationPeriod } from './reconciliation-period.ts';
import type { ReconciliationStore } from './reconciliation-store.ts';

export type ReconciliationNeeds = Readonly<{
  reconciliation: ReconciliationStore;
  network: Pick<EsimProvider, 'listOrders'>;
  gateway: Pick<PaymentGateway, 'listRefunds' | 'listPaidSessions'>;
  notices: NoticeInbox;
  alerts: Alerts;
  clock: Clock;
  log: Log;
}>;

export type ReconciliationOutcome =
  | { kind: 'not-due' }
  /** Nothing was compared; it is retried in an hour. */
  | { kind: 'failed'; reason: string }
  | { kind: 'compared'; period: Period; newFindings: number; unsettled: number };

/** After this many failures in a row a person should check the reason. */
const FAILURES_TO_ALERT = 3;

/** A list that could not be read completely. A comparison with half of it would miss findings in the other half. */
class ListUnavailable extends Error {}

/** Compares our deliveries, refunds and payments with those of the network and the payment service, once a day. */
export async function reconcileIfDue(
  needs: ReconciliationNeeds,
  runningSince: Date | null = null,
): Promise<ReconciliationOutcome> {
  const history = await needs.reconciliation.readHistory();
  return isReconciliationDue(history, needs.clock.now(), runningSince)
    ? runReconciliation(needs)
    : { kind: 'not-due' };
}

/** The same immediately. May be repeated: earlier findings are not reported again. */
export async function runReconciliation(needs: ReconciliationNeeds): Promise<ReconciliationOutcome> {
  const history = await needs.reconciliation.readHistory();
  const period = reconciliationPeriod(history, needs.clock.now());
  try {
    const { findings, unsettled } = await compareAll(needs, period);
    const newFindings = await needs.reconciliation.report(findings, needs.clock.now());
    for (const sessionId of unsettled) await settleAgain(needs, sessionId);
    await needs.reconciliation.recordRun({ ...period, failure: null, newFindings });
    await needs.alerts.settle(FAILING.kind, needs.clock.now());
    needs.log.info('reconciliation-finished', { newFindings, unsettled: unsettled.length });
    return { kind: 'compared', period, newFindings, unsettled: unsettled.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    needs.log.error('reconciliation-failed', { reason });
    await needs.reconciliation.recordRun({ ...period, failure: reason, newFindings: 0 });
    if (history.failures + 1 >= FAILURES_TO_ALERT) await needs.alerts.raise(FAILING, needs.clock.now());
    if (!(error instanceof ListUnavailable)) throw error;
    return { kind: 'failed', reason };
  }
}

type Compared = Readonly<{ findings: readonly Finding[]; unsettled: readonly string[] }>;

async function compareAll(needs: ReconciliationNeeds, period: Period): Promise<Compared> {
  const payments = await comparedPayments(needs, period);
  return {
    findings: [
      ...payments.findings,
      ...(await comparedRefunds(needs, period)),
      ...(await comparedEsims(needs, period)),
    ],
    unsettled: payments.unsettled,
  };
}

// Each of these reads the other side first: changes in between are then already in our database, not missing.

async function comparedEsims({ network, reconciliation }: ReconciliationNeeds, period: Period) {
  const orders = await network.listOrders(period);
  if (orders.kind !== 'read') throw new ListUnavailable(`The network's list of orders: ${orders.kind}`);
  const unitIds = orders.value.flatMap(({ reference }) => reference ?? []);
  return compareEsims(orders.value, await reconciliation.findUnits(unitIds));
}

async function comparedRefunds({ gateway, reconciliation }: ReconciliationNeeds, period: Period) {
  const refunds = await gateway.listRefunds(period);
  if (refunds.kind !== 'done')
    throw new ListUnavailable(`The payment service's list of refunds: ${refunds.kind}`);
  return compareRefunds(refunds.value, {
    refunds: await reconciliation.findRefunds({
      references: refunds.value.flatMap(({ reference }) => reference ?? []),
      refundIds: refunds.value.map(({ refundId }) => refundId),
    }),
    paymentIds: await reconciliation.findPayments(refunds.value.flatMap(({ paymentId }) => paymentId ?? [])),
  });
}

async function comparedPayments({ gateway, reconciliation }: ReconciliationNeeds, period: Period) {
  const paid = await gateway.listPaidSessions(period);
  if (paid.kind !== 'done') throw new ListUnavailable(`The payment service's list of sessions: ${paid.kind}`);
  return comparePayments(paid.value, {
    sessionIds: await reconciliation.findPaidSessions(paid.value.map(({ id }) => id)),
    orderIds: await reconciliation.findOrders(paid.value.flatMap(({ orderId }) => orderId ?? [])),
  });
}

/** The job reads the session from the payment service again and acts on it, as after a webhook. */
async function settleAgain({ notices, clock }: ReconciliationNeeds, sessionId: string): Promise<void> {
  const now = clock.now();
  const noticeId = `reconciliation:${sessionId}:${dayOf(now)}`;
  await notices.receive({ noticeId, source: 'reconciler', kind: 'reconciliation', sessionId }, now);
}

const FAILING: Alert = {
  kind: 'reconciliation-failing',
  message:
    'The daily comparison with the eSIM network and the payment service has failed three times in a row. Until it works, duplicate purchases and refunds are not detected. It is retried every hour. The reason is in the log (reconciliation-failed).',
};
