import type { CheckoutSessionResponse } from '#contract/orders/checkout-sessions.ts';

type Order = CheckoutSessionResponse;
type StepState = Order['steps'][number]['state'];
type Changes = Partial<Order> & Readonly<{ mail?: 'under way' }>;

const NAMES = [
  'payment-confirmed',
  'creating-esim',
  'activating-profile',
  'sending-instructions',
  'ready-to-use',
] as const;

const STEPS: Readonly<Record<Order['state'], readonly StepState[]>> = {
  checking: ['processing', 'waiting', 'waiting', 'waiting', 'waiting'],
  processing: ['complete', 'processing', 'waiting', 'waiting', 'waiting'],
  ready: ['complete', 'complete', 'complete', 'complete', 'complete'],
  refunded: ['complete', 'waiting', 'waiting', 'waiting', 'waiting'],
  'payment-failed': ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'],
};
const IN_PROGRESS: readonly StepState[] = ['complete', 'complete', 'complete', 'processing', 'processing'];
const PAYMENT: Readonly<Record<Order['state'], Order['paymentStatus']>> = {
  checking: 'checking',
  processing: 'paid',
  ready: 'paid',
  refunded: 'paid',
  'payment-failed': 'failed',
};

/** An order of one Japanese eSIM, as the processing page of the paying browser receives it. */
export function anOrder({ mail, state = 'ready', ...changes }: Changes = {}): Order {
  const states = mail === 'under way' ? IN_PROGRESS : STEPS[state];
  return {
    state,
    steps: NAMES.map((step, index) => ({ step, state: states[index] ?? 'waiting' })),
    units: [
      {
        kind: 'sim',
        title: 'Japan eSIM, 5 GB, 7 days',
        isOneOfSeveral: false,
        state: state === 'ready' ? 'delivered' : 'processing',
      },
    ],
    orderId: null,
    orderNumber: '100001',
    amountPaidCents: 950,
    refundedCents: 0,
    currency: 'USD',
    email: 'ana@example.com',
    paymentStatus: PAYMENT[state],
    isOwnBrowser: true,
    cartId: null,
    topup: null,
    isGift: false,
    gift: null,
    ...changes,
  };
}
