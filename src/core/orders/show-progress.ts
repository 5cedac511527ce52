import type { PackageType } from '#core/catalogue/packages/package.ts';
import type { ServerI18n } from '#messages/translate.ts';
import { numberedTitle, numberUnits } from './number-units.ts';
import type { OrderProgress } from './order-progress.ts';

type StepState = 'waiting' | 'processing' | 'complete';
export type ProgressState = 'checking' | 'processing' | 'ready' | 'refunded' | 'payment-failed';

export type ShownProgress = Readonly<{
  state: ProgressState;
  steps: readonly Readonly<{
    step:
      | 'payment-confirmed'
      | 'adding-topup'
      | 'creating-esim'
      | 'activating-profile'
      | 'sending-instructions'
      | 'ready-to-use';
    state: StepState;
  }>[];
  units: readonly Readonly<{
    kind: PackageType;
    title: string;
    isOneOfSeveral: boolean;
    state: 'processing' | 'delivered' | 'refunding' | 'refunded';
  }>[];
  paymentStatus: 'checking' | 'paid' | 'failed';
}>;

/** The steps and their states, from our own records. */
export function showProgress(order: OrderProgress, i18n: ServerI18n): ShownProgress {
  return {
    state: stateOf(order),
    steps: [
      { step: 'payment-confirmed', state: order.status === 'awaiting-payment' ? 'processing' : paid(order) },
      ...(order.topup === null ? esimSteps(order) : topupSteps(order)),
    ],
    units: showUnits(order.units, i18n),
    paymentStatus: paymentStatus(order),
  };
}

function esimSteps(order: OrderProgress): ShownProgress['steps'] {
  return [
    { step: 'creating-esim', state: reached(order, isPaid(order), isAllSettled(order)) },
    { step: 'activating-profile', state: reached(order, isAllSettled(order), isFulfilled(order)) },
    { step: 'sending-instructions', state: reached(order, isFulfilled(order), order.isMailSettled) },
    { step: 'ready-to-use', state: reached(order, isFulfilled(order), order.isMailSettled) },
  ];
}

/** Nothing is installed, so the data can be used before the mail about it arrives. */
function topupSteps(order: OrderProgress): ShownProgress['steps'] {
  return [
    { step: 'adding-topup', state: reached(order, isPaid(order), isFulfilled(order)) },
    { step: 'ready-to-use', state: reached(order, isFulfilled(order), true) },
  ];
}

/**
 * Never "failed" while it is uncertain: an order is cancelled only after the payment service confirmed that it is
 * unpaid.
 */
function stateOf(order: OrderProgress): ProgressState {
  switch (order.status) {
    case 'awaiting-payment':
      return 'checking';
    case 'paid':
      return 'processing';
    case 'fulfilled':
      return 'ready';
    case 'refunded':
      return 'refunded';
    case 'cancelled':
      return order.isPaymentRefunded ? 'refunded' : 'payment-failed';
  }
}

function paymentStatus(order: OrderProgress): ShownProgress['paymentStatus'] {
  if (order.status === 'awaiting-payment') return 'checking';
  return order.status === 'cancelled' && !order.isPaymentRefunded ? 'failed' : 'paid';
}

function paid(order: OrderProgress): StepState {
  return isPaid(order) ? 'complete' : 'waiting';
}

function isPaid({ status }: OrderProgress): boolean {
  return status === 'paid' || status === 'fulfilled' || status === 'refunded';
}

function isAllSettled({ units }: OrderProgress): boolean {
  return units.every(({ outcome }) => outcome !== null);
}

function isFulfilled({ status }: OrderProgress): boolean {
  return status === 'fulfilled';
}

function reached(order: OrderProgress, hasBegun: boolean, isDone: boolean): StepState {
  if (!isPaid(order) || order.status === 'refunded' || !hasBegun) return 'waiting';
  return isDone ? 'complete' : 'processing';
}

/** Each unit, and whether it was delivered or is refunded. */
export function showUnits(units: OrderProgress['units'], i18n: ServerI18n): ShownProgress['units'] {
  const numbers = numberUnits(units);
  return units.map(({ described, outcome, isRefunded }, index) => ({
    kind: described.type,
    title: numberedTitle(described, numbers[index] ?? null, i18n),
    isOneOfSeveral: (numbers[index] ?? null) !== null,
    state: unitState(outcome, isRefunded),
  }));
}

function unitState(outcome: OrderProgress['units'][number]['outcome'], isRefunded: boolean) {
  if (outcome === null) return 'processing';
  if (outcome === 'delivered') return 'delivered';
  return isRefunded ? 'refunded' : 'refunding';
}

/** Enough to recognise one's own address, and no more: `a•••@example.com`. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
