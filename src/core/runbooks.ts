/** The files of docs/runbooks, without `.md`. */
export const RUNBOOKS = [
  'network-down',
  'payments-down',
  'mails-late',
  'database-down',
  'secrets-leaked',
  'money-alerts',
  'restore',
  'currency-rates-old',
] as const;
export type Runbook = (typeof RUNBOOKS)[number];

/** Alerts that a runbook of their own describes; all others are about money or eSIMs. */
const OF_ALERT: Readonly<Record<string, Runbook>> = {
  'catalogue-sync-refused': 'network-down',
  'network-wallet-empty': 'network-down',
  'network-balance-low': 'network-down',
  'refund-late': 'payments-down',
  'payment-session-forgotten': 'payments-down',
  'reconciliation-failing': 'payments-down',
  'order-mail-late': 'mails-late',
  'order-mail-refused': 'mails-late',
  'account-mail-late': 'mails-late',
  'account-mail-refused': 'mails-late',
  'account-mail-expired': 'mails-late',
  'share-mail-late': 'mails-late',
  'ticket-mail-late': 'mails-late',
  'ticket-reply-refused': 'mails-late',
  'payment-without-order': 'restore',
  'currency-rates-old': 'currency-rates-old',
};

/** What an owner who sees an alert of this kind should read. */
export function runbookOf(alertKind: string): Runbook {
  return OF_ALERT[alertKind] ?? 'money-alerts';
}

/** As written at the end of an alert. */
export function runbookSentence(alertKind: string): string {
  return `Runbook: docs/runbooks/${runbookOf(alertKind)}.md`;
}
