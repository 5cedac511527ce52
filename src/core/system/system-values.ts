/** What the contract names, too: values only. */

/** In the order in which the admin panel lists them. */
export const SECURITY_EVENT_KINDS = [
  'failed-sign-in',
  'unauthorized',
  'rate-limited',
  'network-error',
] as const;

/** As the queue names them: `created` waits, `retry` waits after a failed run, `active` runs. */
export const JOB_STATES = ['created', 'retry', 'active', 'failed', 'completed', 'cancelled'] as const;

/** What the list of jobs can be limited to. */
export const JOB_FILTERS = ['waiting', 'running', 'failed'] as const;

/** Why a run of a job failed, as far as its error tells. */
export const FAILURE_REASONS = [
  'no-payment-response',
  'took-too-long',
  'process-killed',
  'database',
  'no-connection',
  'other',
] as const;

/** The tables of mails, by what they are about. */
export const MAIL_FAMILIES = [
  'order',
  'account',
  'share',
  'reminder',
  'withdrawal',
  'newsletter',
  'cart',
  'ticket',
  'chat',
] as const;

/** `not-sent`: there was a reason not to send it, such as an expired link. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'not-sent'] as const;

export const SANDBOX_SERVICES = ['network', 'payments', 'mail', 'webhooks'] as const;

export const SANDBOX_FAULT_KINDS = [
  'error',
  'timeout-before',
  'timeout-after',
  'delay',
  'rate-limit',
  'out-of-stock',
  'silence',
  'duplicate',
] as const;
