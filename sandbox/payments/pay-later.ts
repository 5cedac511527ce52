import type { PaymentService } from './payment-service.ts';
import { findSession } from './expire-session.ts';
import { chargeCard, openIntent, redeemCoupon } from './pay-session.ts';
import type { IntentRecord, SessionRecord } from './records.ts';
import { showIntent } from './show-payment.ts';
import { showSession } from './show-session.ts';

const BANK_DEBIT = { last4: '0000', expMonth: 12, expYear: 2099 } as const;
const DEBIT_REFUSED = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'debit_not_authorized',
  message: 'The bank refused the debit.',
} as const;

/**
 * A slow payment: the session is complete, but the money has not arrived. Null when the session is not open.
 */
export function beginSlowPayment(service: PaymentService, sessionId: string): SessionRecord | null {
  return service.sandbox.store.transaction(() => {
    const session = findSession(service, sessionId);
    if (session?.status !== 'open') return null;
    const intent: IntentRecord = { ...openIntent(service, session), status: 'processing' };
    service.records.intents.save(intent.id, intent);
    const complete: SessionRecord = { ...session, status: 'complete', paymentIntentId: intent.id };
    service.records.sessions.save(session.id, complete);
    redeemCoupon(service, session);
    service.announce('payment_intent.processing', showIntent(intent));
    service.announce('checkout.session.completed', showSession(complete));
    return complete;
  });
}

/** The slow payment succeeds or fails. Null when none is in progress. */
export function endSlowPayment(
  service: PaymentService,
  sessionId: string,
  arrives: boolean,
): SessionRecord | null {
  return service.sandbox.store.transaction(() => {
    const session = findSession(service, sessionId);
    if (session?.status !== 'complete' || session.paymentStatus !== 'unpaid') return null;
    const decline = arrives ? null : DEBIT_REFUSED;
    const intent = chargeCard(service, session, { card: BANK_DEBIT, decline, isAuthenticated: false });
    const ended: SessionRecord = {
      ...session,
      paymentStatus: arrives ? 'paid' : 'unpaid',
      paymentIntentId: intent.id,
    };
    service.records.sessions.save(session.id, ended);
    const outcome = arrives ? 'succeeded' : 'failed';
    service.announce(`checkout.session.async_payment_${outcome}`, showSession(ended));
    return ended;
  });
}
