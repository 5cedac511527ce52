import type { Alert } from '#core/alerts.ts';

const REFUND_FAILED: Alert = {
  kind: 'refund-failed-later',
  message:
    'A refund that the payment service had accepted did not reach the card. The customer has not got the money back, and the shop does not retry it. Find the refund at the payment service and pay it another way.',
};
const DISPUTED: Alert = {
  kind: 'payment-disputed',
  message:
    'A customer disputes a payment at the bank. Respond at the payment service before its deadline, with the order, its delivery and the email.',
};

/** By the payment service's event name. */
const ALERT_OF_EVENT = new Map([
  ['refund.failed', REFUND_FAILED],
  ['charge.dispute.created', DISPUTED],
]);

/** Events that need a person. Null: the shop handles it, or there is nothing to do. */
export function alarmOf(noticeKind: string): Alert | null {
  return ALERT_OF_EVENT.get(noticeKind) ?? null;
}
