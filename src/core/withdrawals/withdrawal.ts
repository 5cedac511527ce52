import type { Language } from '#core/language.ts';

/** What a customer declares, as typed. Nobody needs an account, so nothing of it was checked. */
export type Declaration = Readonly<{
  /** Digits without a leading zero. */
  orderNumber: string;
  /** In lower case. */
  email: string;
  /** Positions of eSIMs or top-ups in the order, counted from 1. Empty: the whole order. */
  positions: readonly number[];
  language: Language;
}>;

/** The proof that a declaration arrived. It says nothing about the order, not even whether there is one. */
export type WithdrawalReceipt = Declaration & Readonly<{ number: number; declaredAt: Date }>;

/** The case that staff decide. */
export type WithdrawalStatus = 'open' | 'accepted' | 'refused';

/** What the page of an order knows about a declaration. */
export type DeclaredWithdrawal = Readonly<{
  /** Empty: the whole order. */
  positions: readonly number[];
  declaredAt: Date;
  status: WithdrawalStatus;
  /** Null: nobody has decided yet. */
  decidedAt: Date | null;
}>;

export const REFUSALS = ['used', 'too-late', 'unknown-order', 'already-refunded', 'other'] as const;
/** Why a withdrawal is refused. */
export type Refusal = (typeof REFUSALS)[number];

export type WithdrawalMailKind = 'receipt' | 'decision';

/** On the receipt and in the subject of both mails. */
export function withdrawalReference(number: number): string {
  return `W-${number}`;
}

export function withdrawalPath(orderNumber: string): string {
  return `/withdrawal?order=${encodeURIComponent(orderNumber)}`;
}
