import type { Alert } from '#core/alerts.ts';

const REFUND_FAILED: Alert = {
  kind: 'refund-failed-later',
  message:
    'A refund that the payment service had accepted did not reach the card after all. The customer is owed money: find the refund there and pay it back another way.',
};
const DISPUTED: Alert = {
  kind: 'payment-disputed',
  message:
    'A customer disputes a payment at the bank. Answer in the payment service before its deadline, with the order and its delivery.',
};

/** By the payment service's own word for what happened. */
const ALARMING = new Map([
  ['refund.failed', REFUND_FAILED],
  ['charge.dispute.created', DISPUTED],
]);

/** What only a person can see to. Null: the shop sees to it, or there is nothing to do. */
export function alarmOf(noticeKind: string): Alert | null {
  return ALARMING.get(noticeKind) ?? null;
}
