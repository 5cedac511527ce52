import type { CheckoutSessionResponse } from '#contract/checkout-sessions.ts';

export type Order = CheckoutSessionResponse;
export type StepName = Order['steps'][number]['step'];
export type StepState = Order['steps'][number]['state'];

/** What the page knows. `order` stays what was last heard when the shop cannot be reached any more. */
export type Knowledge = Readonly<{
  order: Order | null;
  contact: 'asking' | 'heard' | 'unreachable' | 'unknown-session';
}>;

/** What the page says, in one word; the messages have a heading and a text for each. */
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

/** The usual order takes 15-30 seconds; past this the page stops promising it. */
export const PATIENCE_MS = 60_000;

const STEP_NAMES: readonly StepName[] = [
  'payment-confirmed',
  'creating-esim',
  'activating-profile',
  'sending-instructions',
  'ready-to-use',
];

/** Says that a payment failed only when the shop is sure; whatever is not known is still being checked. */
export function noticeOf({ order, contact }: Knowledge, waitedMs: number): Notice {
  if (contact === 'unknown-session') return 'invalidSession';
  const settled = order === null ? null : settledNotice(order);
  if (settled !== null) return settled;
  if (contact === 'unreachable') return 'connection';
  if (order === null) return waitedMs > PATIENCE_MS ? 'connection' : 'asking';
  if (order.state === 'checking') return 'checking';
  return waitedMs > PATIENCE_MS ? 'timeout' : 'working';
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

/** The belt: what the server said, and before it said anything five steps that wait. */
export function stepsOf({ order }: Knowledge): Order['steps'] {
  return order?.steps ?? STEP_NAMES.map((step) => ({ step, state: 'waiting' }));
}

/** Without anything on its way, steps that wait would promise what does not come. */
export function hasSteps(notice: Notice): boolean {
  return !['invalidSession', 'paymentFailed', 'generationFailed', 'givenBack'].includes(notice);
}

export type UnitWord = Order['units'][number]['state'] | 'awaiting' | 'notOrdered';

/** How a unit stands, in one word. Nothing is in preparation before it is paid, or once the order ended without it. */
export function unitWord(unit: Order['units'][number], { state }: Order): UnitWord {
  if (unit.state !== 'processing') return unit.state;
  if (state === 'checking') return 'awaiting';
  return state === 'payment-failed' || state === 'refunded' ? 'notOrdered' : 'processing';
}

/** Nothing can change any more, so nobody needs to be asked. */
export function isOver(order: Order): boolean {
  if (order.state === 'payment-failed') return true;
  if (order.units.some(({ state }) => state === 'refunding')) return false;
  if (order.state === 'refunded') return true;
  return order.state === 'ready' && order.steps.every(({ state }) => state === 'complete');
}

/** What became of the cart; null while that is open, and when the money came back: it may be wanted again. */
export function cartOutcome({ state, paymentStatus }: Order): 'paid' | 'failed' | null {
  return state === 'refunded' || paymentStatus === 'checking' ? null : paymentStatus;
}

/** At least one eSIM is there to be installed, and this browser may see it. */
export function canInstall({ isOwnBrowser, units, state }: Order): boolean {
  return isOwnBrowser && state === 'ready' && units.some((unit) => unit.state === 'delivered');
}
