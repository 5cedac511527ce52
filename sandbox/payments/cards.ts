export type Decline = Readonly<{ code: string; declineCode: string; message: string }>;

export type CardBehaviour =
  | { kind: 'pays' }
  | { kind: 'declined'; decline: Decline }
  /** The bank first asks the payer to authenticate. */
  | { kind: 'needs-authentication' };

export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  threeDSecure: '4000000000003220',
} as const;

const GENERIC_DECLINE: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const NO_FUNDS: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
export const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const BEHAVIOURS = new Map<string, CardBehaviour>([
  [TEST_CARDS.pays, { kind: 'pays' }],
  [TEST_CARDS.declined, { kind: 'declined', decline: GENERIC_DECLINE }],
  [TEST_CARDS.noFunds, { kind: 'declined', decline: NO_FUNDS }],
  [TEST_CARDS.threeDSecure, { kind: 'needs-authentication' }],
  // An alternative spelling. Its check digit is wrong, so it cannot be a real card.
  ['4000002500003220', { kind: 'needs-authentication' }],
]);

/** Null for a card that the sandbox does not know: real cards must never work here. */
export const behaviourOf = (cardNumber: string): CardBehaviour | null => BEHAVIOURS.get(cardNumber) ?? null;
