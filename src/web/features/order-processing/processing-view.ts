import type { CheckoutSessionResponse } from '#contract/orders/checkout-sessions.ts';
import { MINUTE_MS } from '#core/durations.ts';

export type Order = CheckoutSessionResponse;
export type OrderSubject = 'esim' | 'topup';
export type StepName = Order['steps'][number]['step'];
export type StepState = Order['steps'][number]['state'];

/** What the page knows. `order` is the last one received, also when the shop cannot be reached any more. */
export type OrderKnowledge = Readonly<{
  order: Order | null;
  contact: 'loading' | 'received' | 'unreachable' | 'unknown-session';
}>;

/** The state the page shows; the messages have a heading and a text for each. */
export type Notice =
  | 'asking'
  | 'checking'
  | 'working'
  | 'timeout'
  | 'connection'
  | 'ready'
  | 'partlyReady'
  | 'generationFailed'
  | 'givenBack'
  | 'paymentFailed'
  | 'invalidSession';

/** Most orders take 15-30 seconds; after this time the page stops promising that. */
export const PROMISED_MS = MINUTE_MS;

const STEP_NAMES: Readonly<Record<OrderSubject, readonly StepName[]>> = {
  esim: ['payment-confirmed', 'creating-esim', 'activating-profile', 'sending-instructions', 'ready-to-use'],
  topup: ['payment-confirmed', 'adding-topup', 'ready-to-use'],
};

/** Returns "payment failed" only when the shop is certain; an unknown outcome is still being checked. */
export function noticeOf({ order, contact }: OrderKnowledge, waitedMs: number): Notice {
  if (contact === 'unknown-session') return 'invalidSession';
  const settled = order === null ? null : settledNotice(order);
  if (settled !== null) return settled;
  if (contact === 'unreachable') return 'connection';
  if (order === null) return waitedMs > PROMISED_MS ? 'connection' : 'asking';
  if (order.state === 'checking') return 'checking';
  return waitedMs > PROMISED_MS ? 'timeout' : 'working';
}

function settledNotice(order: Order): Notice | null {
  const isUndelivered = order.units.some(({ state }) => state === 'refunding' || state === 'refunded');
  switch (order.state) {
    case 'payment-failed':
      return 'paymentFailed';
    case 'refunded':
      return isUndelivered ? 'generationFailed' : 'givenBack';
    case 'ready':
      return isUndelivered ? 'partlyReady' : 'ready';
    case 'checking':
    case 'processing':
      return null;
  }
}

/** The server's steps, and before the first response as many waiting ones. */
export function stepsOf({ order }: OrderKnowledge, subject: OrderSubject): Order['steps'] {
  return order?.steps ?? STEP_NAMES[subject].map((step) => ({ step, state: 'waiting' }));
}

/** When nothing more will be delivered, waiting steps would be a false promise. */
export function hasSteps(notice: Notice): boolean {
  return !['invalidSession', 'paymentFailed', 'generationFailed', 'givenBack'].includes(notice);
}

export type UnitState = Order['units'][number]['state'] | 'awaiting' | 'notOrdered';

/** The state of a unit. No unit is in preparation before payment, or after the order ended without it. */
export function unitState(unit: Order['units'][number], { state }: Order): UnitState {
  if (unit.state !== 'processing') return unit.state;
  if (state === 'checking') return 'awaiting';
  return state === 'payment-failed' || state === 'refunded' ? 'notOrdered' : 'processing';
}

/** Nothing can change any more, so no further request is needed. */
export function isFinal(order: Order): boolean {
  if (order.state === 'payment-failed') return true;
  if (order.units.some(({ state }) => state === 'refunding')) return false;
  if (order.state === 'refunded') return true;
  return order.state === 'ready' && order.steps.every(({ state }) => state === 'complete');
}

/** What happened to the cart; null while it is open, and after a refund: the customer may want the cart again. */
export function cartOutcome({ state, paymentStatus }: Order): 'paid' | 'failed' | null {
  return state === 'refunded' || paymentStatus === 'checking' ? null : paymentStatus;
}

/** Something was delivered, and this browser may see it. */
export function hasResult({ isOwnBrowser, units, state }: Order): boolean {
  return isOwnBrowser && state === 'ready' && units.some((unit) => unit.state === 'delivered');
}
