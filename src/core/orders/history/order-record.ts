import type { Gift } from '#core/gifts/gift.ts';
import type { Seller } from '#core/seller.ts';
import type { DeclaredWithdrawal } from '#core/withdrawals/withdrawal.ts';
import type { ReportedEsim } from '#core/esims/installation/install-state.ts';
import type { UnitOutcome } from '../delivery/decide-close.ts';
import type { RefundReason } from '../delivery/refund.ts';
import type { OrderMailKind } from '../mail/order-mail-kinds.ts';
import type { Offer } from '../checkout/offer.ts';
import type { BillingDetails } from './billing-details.ts';

export type RefundRecord = Readonly<{
  id: string;
  reason: RefundReason;
  amountCents: number;
  /** `refused`: the payment service did not make it, so a person must. */
  status: 'due' | 'done' | 'refused';
  createdAt: Date;
  doneAt: Date | null;
}>;

export type UnitRecord = Readonly<{
  described: Offer['described'];
  priceCents: number;
  discountCents: number;
  outcome: UnitOutcome;
  settledAt: Date | null;
  /** Null: not delivered, or a top-up. */
  esimId: string | null;
  /** When the network first reported its eSIM as connected. Null: not yet, or a top-up. */
  firstConnectedAt: Date | null;
  /** The network deleted its profile. Whether it was used before nobody can say any more, unless it has connected. */
  isRecycled: boolean;
  /** What the network has reported about its eSIM. Null: not delivered, or a top-up. */
  reported: ReportedEsim | null;
  refund: RefundRecord | null;
}>;

export type MailRecord = Readonly<{
  kind: OrderMailKind;
  status: 'due' | 'sent' | 'refused' | 'replaced';
  sentAt: Date | null;
  /** The customer asked for it; the first mail of its kind was sent by itself. */
  isResent: boolean;
}>;

/** An invoice, or the credit note of one refund. */
export type InvoiceRecord = Readonly<{
  series: InvoiceSeries;
  number: number;
  issuedAt: Date;
  /** Null: an invoice. */
  refundId: string | null;
  /** Null: issued before the shop stored its seller. */
  seller: InvoiceSeller | null;
}>;

/** F: invoices. R: credit notes. */
export type InvoiceSeries = 'F' | 'R';

/** The seller of an invoice. `taxBasisPoints` is included in every price: 2100 is 21 %. Null: the settings name no tax. */
export type InvoiceSeller = Seller & Readonly<{ taxBasisPoints: number | null }>;

/** Everything stored about a paid order that its buyer may see. */
export type OrderRecord = Readonly<{
  orderId: string;
  orderNumber: string;
  /** Null: the order belongs to no account. */
  userId: string | null;
  browserTokenHash: string;
  email: string;
  status: 'paid' | 'fulfilled' | 'refunded';
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  currency: string;
  discountCode: string | null;
  placedAt: Date;
  paidAt: Date;
  /** When the customer ticked the text about withdrawal. Null: the checkout showed a sentence without a box. */
  withdrawalAcceptedAt: Date | null;
  /** Oldest first. */
  withdrawals: readonly DeclaredWithdrawal[];
  gift: Gift | null;
  units: readonly UnitRecord[];
  /** Of payments that bought nothing: somebody paid twice. */
  paymentRefunds: readonly RefundRecord[];
  mails: readonly MailRecord[];
  /** Top-ups that were added later, by other orders, to eSIMs of this one. */
  laterTopups: readonly Readonly<{ described: Offer['described']; at: Date }>[];
  invoices: readonly InvoiceRecord[];
  /** Who the invoice is for. Null: the owner added nothing, or it was deleted with the account. */
  billing: BillingDetails | null;
}>;

/** Whether the email was queued. `waiting`: one is about to be sent already. `none`: the order has no such email. */
export type ResendOutcome = 'queued' | 'waiting' | 'none';

export type BillingChange = Readonly<{ orderId: string; userId: string; details: BillingDetails; at: Date }>;

export interface OrderDocuments {
  /** Null: no paid order has this id. The caller decides who may see it. */
  find(orderId: string): Promise<OrderRecord | null>;
  /** Queues the mail of the order again, to the address of the order. Of two calls at once, one queues it. */
  resend(orderId: string, at: Date): Promise<ResendOutcome>;
  /**
   * Stores who the invoice is for, in place of earlier details: of two calls at once, the later one wins. False: the order
   * does not belong to this account (any more), and nothing is stored. The caller decides whether it is still time.
   */
  saveBilling(change: BillingChange): Promise<boolean>;
  /** What this account saved last, for any of its orders. Null: nothing. */
  lastBilling(userId: string): Promise<BillingDetails | null>;
}
