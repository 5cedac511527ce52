import { createWakeUp } from '../state/wake-up.ts';
import type { Cause, Desk } from './desk.ts';
import type { SessionRecord } from './records.ts';
import { showIntent } from './show-payment.ts';
import { showSession } from './show-session.ts';

function cancelIntent(desk: Desk, intentId: string, cause?: Cause) {
  const intent = desk.records.intents.find(intentId);
  if (intent === null) return;
  const canceled = { ...intent, status: 'canceled', canceledAt: desk.now() } as const;
  desk.records.intents.save(intentId, canceled);
  desk.announce('payment_intent.canceled', showIntent(canceled), cause);
}

/** Ends an open session; nobody can pay it any more. */
export function expireSession(desk: Desk, session: SessionRecord, cause?: Cause): SessionRecord {
  const expired: SessionRecord = { ...session, status: 'expired', authenticating: null };
  desk.world.store.transaction(() => {
    desk.records.sessions.save(session.id, expired);
    if (session.paymentIntentId !== null) cancelIntent(desk, session.paymentIntentId, cause);
    desk.announce('checkout.session.expired', showSession(expired), cause);
    desk.world.ledger.append('session-expired', { session: session.id, metadata: session.metadata });
  });
  return expired;
}

const hasRunOut = (desk: Desk, session: SessionRecord) =>
  session.status === 'open' && session.runsOutAt <= desk.world.clock.now().getTime();

/** The session as it is at this very moment: one whose time is up is expired even before the timer notices. */
export function findSession(desk: Desk, id: string): SessionRecord | null {
  const session = desk.records.sessions.find(id);
  if (session === null || !hasRunOut(desk, session)) return session;
  return expireSession(desk, session);
}

/** Expires sessions on the sandbox clock. `plan` must be called when a session was made. */
export function createSessionExpiry(desk: Desk): { plan(): void } {
  const { clock, closing } = desk.world;
  return createWakeUp({
    clock,
    closing,
    nextDue() {
      const first = desk.records.sessions.lowest('runsOutAt');
      return typeof first === 'number' ? new Date(first) : null;
    },
    run() {
      for (const session of desk.records.sessions.list({ by: 'runsOutAt', upTo: clock.now().getTime() })) {
        expireSession(desk, session);
      }
    },
  });
}
