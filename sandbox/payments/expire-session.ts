import { createWakeUp } from '../state/wake-up.ts';
import type { Cause, PaymentService } from './payment-service.ts';
import type { SessionRecord } from './records.ts';
import { showIntent } from './show-payment.ts';
import { showSession } from './show-session.ts';

function cancelIntent(service: PaymentService, intentId: string, cause?: Cause) {
  const intent = service.records.intents.find(intentId);
  if (intent === null) return;
  const canceled = { ...intent, status: 'canceled', canceledAt: service.now() } as const;
  service.records.intents.save(intentId, canceled);
  service.announce('payment_intent.canceled', showIntent(canceled), cause);
}

/** Expires an open session, so that it can no longer be paid. */
export function expireSession(service: PaymentService, session: SessionRecord, cause?: Cause): SessionRecord {
  const expired: SessionRecord = { ...session, status: 'expired', authenticating: null };
  service.sandbox.store.transaction(() => {
    service.records.sessions.save(session.id, expired);
    if (session.paymentIntentId !== null) cancelIntent(service, session.paymentIntentId, cause);
    service.announce('checkout.session.expired', showSession(expired), cause);
    service.sandbox.ledger.append('session-expired', { session: session.id, metadata: session.metadata });
  });
  return expired;
}

const hasRunOut = (service: PaymentService, session: SessionRecord) =>
  session.status === 'open' && session.runsOutAt <= service.sandbox.clock.now().getTime();

/** The session as of this moment: an overdue session is expired here even before the timer runs. */
export function findSession(service: PaymentService, id: string): SessionRecord | null {
  const session = service.records.sessions.find(id);
  if (session === null || !hasRunOut(service, session)) return session;
  return expireSession(service, session);
}

/** Expires sessions on the sandbox clock. Call `plan` after creating a session. */
export function createSessionExpiry(service: PaymentService): { plan(): void } {
  const { clock, closing } = service.sandbox;
  return createWakeUp({
    clock,
    closing,
    nextDue() {
      const first = service.records.sessions.lowest('runsOutAt');
      return typeof first === 'number' ? new Date(first) : null;
    },
    run() {
      for (const session of service.records.sessions.list({ by: 'runsOutAt', upTo: clock.now().getTime() })) {
        expireSession(service, session);
      }
    },
  });
}
