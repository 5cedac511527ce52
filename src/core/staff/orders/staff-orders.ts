import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { UnitOutcome } from '#core/orders/delivery/decide-close.ts';
import type { BillingDetails } from '#core/orders/history/billing-details.ts';
import type { RefundRecord } from '#core/orders/history/order-record.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { OrderLookup, OrderMatch } from './order-search.ts';

export type FoundOrder = Readonly<{
  id: string;
  number: string;
  email: string;
  status: OrderStatus;
  createdAt: Date;
  totalCents: number;
  unitCount: number;
  /** Null: the list was not a search. */
  match: OrderMatch | null;
}>;

export type OrderQuery = Readonly<{
  lookups: readonly OrderLookup[] | null;
  /** Only orders that a person should look at and nobody has marked as handled. */
  isAttention: boolean;
  now: Date;
  /** Only orders with a smaller number. */
  before?: number | undefined;
  most: number;
}>;

export type StaffUnit = Readonly<{
  id: string;
  described: Offer['described'];
  priceCents: number;
  discountCents: number;
  outcome: UnitOutcome;
  /** The network's words. Null: it was delivered, or is open. */
  failure: string | null;
  settledAt: Date | null;
  attempts: number;
  /** What the network asks for this plan now, in cents. */
  costCents: number;
  /** Null: a top-up, or not delivered. */
  esim: Readonly<{
    iccidEnd: string;
    status: EsimStatus;
    installedAt: Date | null;
    firstConnectedAt: Date | null;
    readAt: Date | null;
    totalMegabytes: number | null;
    remainingMegabytes: number | null;
    isUnlimited: boolean;
  }> | null;
  refund: RefundRecord | null;
}>;

export type StaffMail = Readonly<{
  kind: OrderMailKind;
  status: 'due' | 'sent' | 'refused' | 'replaced';
  createdAt: Date;
  sentAt: Date | null;
}>;

export type OrderNote = Readonly<{ id: string; by: string | null; text: string; at: Date }>;

/** Everything that staff sees about one order. */
export type StaffOrder = Readonly<{
  id: string;
  number: string;
  email: string;
  hasAccount: boolean;
  language: Language;
  status: OrderStatus;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  discountCode: string | null;
  deviceAnswer: string | null;
  createdAt: Date;
  cancelledAt: Date | null;
  units: readonly StaffUnit[];
  payments: readonly Readonly<{ id: string; amountCents: number; counts: boolean; paidAt: Date }>[];
  /** Of payments that bought nothing. */
  paymentRefunds: readonly RefundRecord[];
  mails: readonly StaffMail[];
  /** What the customer added to the invoice; null: nothing. */
  billing: BillingDetails | null;
  notes: readonly OrderNote[];
  /** Null: not marked. */
  handled: Readonly<{ by: string | null; at: Date }> | null;
}>;

/** Who acts, and when. */
export type StaffAction = Readonly<{ by: string; at: Date }>;

/** What was asked again; all zero: everything is settled, and nothing was written. */
export type Retried = Readonly<{ units: number; refunds: number; mails: number }>;

export interface StaffOrders {
  /** Newest first. */
  search(query: OrderQuery): Promise<readonly FoundOrder[]>;
  /** Of exactly this address, newest first. */
  ofAddress(email: string, most: number): Promise<readonly FoundOrder[]>;
  /** How many orders a person should look at. */
  countAttention(now: Date): Promise<number>;
  find(orderId: string): Promise<StaffOrder | null>;
  /** Queues what is open again: deliveries, refunds, mails. Each is still done at most once. */
  retry(orderId: string, action: StaffAction): Promise<Retried | null>;
  /** Sends the mail of the order again. */
  resend(orderId: string, action: StaffAction): Promise<'queued' | 'waiting' | 'none'>;
  addNote(orderId: string, text: string, action: StaffAction): Promise<boolean>;
  /** False: no such order. Repeating it changes nothing. */
  markHandled(orderId: string, isHandled: boolean, action: StaffAction): Promise<boolean>;
}
