import type { MailFrame } from '#core/mail/mail-frame.ts';
import type { Refusal } from './withdrawal.ts';

export type WithdrawalFrame = MailFrame &
  Readonly<{
    reference: string;
    orderNumber: string;
    declaredAt: string;
    /** The content of the declaration. */
    declared: string;
    contactUrl: string;
  }>;

export type WithdrawalReceiptMail = WithdrawalFrame &
  Readonly<{
    email: string;
    refundBy: string;
    /** What is returned, each with its price, and the sum. Null: the address has no such order. */
    returned: Readonly<{ items: readonly string[]; sum: string }> | null;
  }>;

export type WithdrawalDecisionMail = WithdrawalFrame &
  Readonly<{
    decision:
      | Readonly<{ kind: 'accepted'; amount: string }>
      | Readonly<{ kind: 'refused'; refusal: Refusal }>;
    /** What staff wrote; null: nothing. */
    note: string | null;
  }>;
