import { AUTHENTICATION_FAILED, behaviourOf, type Decline } from './cards.ts';
import type { PaymentService } from './payment-service.ts';
import { findSession } from './expire-session.ts';
import { newClientSecret, newId } from './ids.ts';
import type { Card, ChargeRecord, IntentRecord, SessionRecord } from './records.ts';
import { showCharge, showIntent } from './show-payment.ts';
import { showSession } from './show-session.ts';

export type PayOutcome =
  | { kind: 'paid'; session: SessionRecord }
  | { kind: 'declined'; session: SessionRecord; decline: Decline }
  | { kind: 'needs-authentication'; session: SessionRecord }
  /** The session was already complete or expired; nothing was charged now. */
  | { kind: 'closed'; session: SessionRecord }
  | { kind: 'unknown-card'; session: SessionRecord }
  | { kind: 'not-found' };

export type CardPayment = Readonly<{ number: string; card: Card; email: string | null }>;

/** The intent is created at the first attempt to pay, as in the real service. */
export function openIntent(service: PaymentService, session: SessionRecord): IntentRecord {
  const existing =
    session.paymentIntentId === null ? null : service.records.intents.find(session.paymentIntentId);
  if (existing !== null) return existing;
  const id = newId('pi');
  const intent: IntentRecord = {
    id,
    sessionId: session.id,
    created: service.now(),
    amount: session.amountTotal,
    currency: session.currency,
    status: 'requires_payment_method',
    metadata: session.intent.metadata,
    description: session.intent.description,
    receiptEmail: session.intent.receiptEmail,
    clientSecret: newClientSecret(id),
    paymentMethodId: null,
    latestChargeId: null,
    lastError: null,
    canceledAt: null,
  };
  service.records.intents.save(id, intent);
  service.announce('payment_intent.created', showIntent(intent));
  return intent;
}

type Attempt = Readonly<{ card: Card; decline: Decline | null; isAuthenticated: boolean }>;

function recordCharge(
  service: PaymentService,
  intent: IntentRecord,
  attempt: Attempt & { email: string | null },
): ChargeRecord {
  const charge: ChargeRecord = {
    id: newId('ch'),
    intentId: intent.id,
    paymentMethodId: newId('pm'),
    created: service.now(),
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    decline: attempt.decline,
    metadata: intent.metadata,
    description: intent.description,
    email: attempt.email,
    receiptEmail: intent.receiptEmail,
    card: attempt.card,
    isAuthenticated: attempt.isAuthenticated,
    balanceTransactionId: attempt.decline === null ? newId('txn') : null,
  };
  service.records.charges.save(charge.id, charge);
  service.announce(attempt.decline === null ? 'charge.succeeded' : 'charge.failed', showCharge(charge));
  return charge;
}

/** Charges the card once and returns the outcome. The caller updates the session. */
export function chargeCard(service: PaymentService, session: SessionRecord, attempt: Attempt): IntentRecord {
  const intent = openIntent(service, session);
  const email = session.payerEmail ?? session.customerEmail;
  const charge = recordCharge(service, intent, { ...attempt, email });
  const charged: IntentRecord = {
    ...intent,
    status: attempt.decline === null ? 'succeeded' : 'requires_payment_method',
    paymentMethodId: charge.paymentMethodId,
    latestChargeId: charge.id,
    lastError: attempt.decline,
  };
  service.records.intents.save(intent.id, charged);
  const { id, metadata, amountTotal: amount, currency } = session;
  const facts = { session: id, paymentIntent: intent.id, charge: charge.id, amount, currency, metadata };
  if (attempt.decline === null) {
    service.announce('payment_intent.succeeded', showIntent(charged));
    service.sandbox.ledger.append('session-paid', facts);
  } else {
    service.announce('payment_intent.payment_failed', showIntent(charged));
    service.sandbox.ledger.append('payment-failed', { ...facts, code: attempt.decline.declineCode });
  }
  return charged;
}

export function redeemCoupon(service: PaymentService, { couponId }: SessionRecord) {
  const coupon = couponId === null ? null : service.records.coupons.find(couponId);
  if (coupon !== null)
    service.records.coupons.save(coupon.id, { ...coupon, timesRedeemed: coupon.timesRedeemed + 1 });
}

function completeSession(service: PaymentService, session: SessionRecord): SessionRecord {
  const complete: SessionRecord = { ...session, status: 'complete', authenticating: null };
  service.records.sessions.save(session.id, complete);
  redeemCoupon(service, session);
  service.announce('checkout.session.completed', showSession(complete));
  return complete;
}

function attemptCharge(service: PaymentService, session: SessionRecord, attempt: Attempt): PayOutcome {
  const intent = chargeCard(service, session, attempt);
  const charged = { ...session, paymentIntentId: intent.id, authenticating: null };
  if (attempt.decline === null) {
    return { kind: 'paid', session: completeSession(service, { ...charged, paymentStatus: 'paid' }) };
  }
  service.records.sessions.save(session.id, charged);
  return { kind: 'declined', session: charged, decline: attempt.decline };
}

function requestAuthentication(service: PaymentService, session: SessionRecord, card: Card): PayOutcome {
  const intent: IntentRecord = { ...openIntent(service, session), status: 'requires_action' };
  service.records.intents.save(intent.id, intent);
  const waiting = { ...session, paymentIntentId: intent.id, authenticating: card };
  service.records.sessions.save(session.id, waiting);
  service.announce('payment_intent.requires_action', showIntent(intent));
  return { kind: 'needs-authentication', session: waiting };
}

function pay(
  service: PaymentService,
  found: SessionRecord,
  { number, card, email }: CardPayment,
): PayOutcome {
  const session = { ...found, payerEmail: email };
  const behaviour = behaviourOf(number);
  if (behaviour === null) return { kind: 'unknown-card', session };
  if (behaviour.kind === 'needs-authentication') return requestAuthentication(service, session, card);
  const decline = behaviour.kind === 'declined' ? behaviour.decline : null;
  return attemptCharge(service, session, { card, decline, isAuthenticated: false });
}

/** Pays an open session once, however often it is called: a second click finds the session closed. */
export function payWithCard(service: PaymentService, sessionId: string, payment: CardPayment): PayOutcome {
  return service.sandbox.store.transaction(() => {
    const session = findSession(service, sessionId);
    if (session === null) return { kind: 'not-found' };
    if (session.status !== 'open') return { kind: 'closed', session };
    return pay(service, session, payment);
  });
}

/** The result of the bank's 3-D Secure page. */
export function finishAuthentication(
  service: PaymentService,
  sessionId: string,
  passed: boolean,
): PayOutcome {
  return service.sandbox.store.transaction(() => {
    const session = findSession(service, sessionId);
    if (session === null) return { kind: 'not-found' };
    if (session.status !== 'open' || session.authenticating === null) return { kind: 'closed', session };
    const decline = passed ? null : AUTHENTICATION_FAILED;
    return attemptCharge(service, session, {
      card: session.authenticating,
      decline,
      isAuthenticated: passed,
    });
  });
}

/** A session with a 100 % discount is completed without a payment. */
export function completeFree(service: PaymentService, sessionId: string): PayOutcome {
  return service.sandbox.store.transaction(() => {
    const session = findSession(service, sessionId);
    if (session === null) return { kind: 'not-found' };
    if (session.status !== 'open' || session.amountTotal > 0) return { kind: 'closed', session };
    const { id, metadata, currency } = session;
    service.sandbox.ledger.append('session-paid', { session: id, amount: 0, currency, metadata });
    return {
      kind: 'paid',
      session: completeSession(service, { ...session, paymentStatus: 'no_payment_required' }),
    };
  });
}
