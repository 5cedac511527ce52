import type { Offer } from '#core/orders/checkout/offer.ts';
import type { Declaration, Refusal, WithdrawalReceipt } from './withdrawal.ts';

export interface WithdrawalStore {
  /**
   * Stores a declaration, opens its case and queues its receipt in one transaction: when this resolves, no crash loses it.
   * The same declaration again returns the first receipt and changes nothing.
   */
  declare(declaration: Declaration, at: Date): Promise<WithdrawalReceipt>;
}

/** `refundedCents`: what the refunds of this withdrawal come to. */
export type WithdrawalDecision = Readonly<{ note: string | null }> &
  (
    | Readonly<{ kind: 'accepted'; refundedCents: number; currency: string }>
    | Readonly<{ kind: 'refused'; refusal: Refusal }>
  );

export type DueWithdrawalMail = Readonly<{ id: string; receipt: WithdrawalReceipt }> &
  (
    | Readonly<{
        kind: 'receipt';
        hasOrder: boolean;
        earlierReceipts: EarlierReceipts;
        /** What is returned of the order of this address; empty without such an order. */
        units: readonly Readonly<{ described: Offer['described']; refundCents: number }>[];
      }>
    | Readonly<{ kind: 'decision'; decision: WithdrawalDecision }>
  );

/** Declarations with the same address in the 24 hours before, by whether they name one of its orders. */
export type EarlierReceipts = Readonly<{ withOrder: number; withoutOrder: number }>;
