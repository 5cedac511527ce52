import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { RefundReason } from '#core/orders/delivery/refund.ts';
import type { TimelineKind } from '#core/orders/history/order-timeline.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { WithdrawalState } from '#core/withdrawals/withdrawal-state.ts';
import {
  isBillingAddress,
  isBillingLine,
  MAX_ADDRESS_LINE_LENGTH,
  MAX_ADDRESS_LINES,
  MAX_BILLING_NAME_LENGTH,
  MAX_COUNTRY_LENGTH,
  MAX_TAX_NUMBER_LENGTH,
  tidyAddress,
} from '#core/orders/history/billing-details.ts';
import { MyOrder } from './my-orders.ts';

export const OrderParams = z.object({ id: z.uuid() });

/** The language of titles. */
export const OrderQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

const TIMELINE_KINDS = [
  'placed',
  'paid',
  'delivered',
  'topped-up',
  'undelivered',
  'withdrawal-declared',
  'withdrawal-accepted',
  'withdrawal-refused',
  'refund-started',
  'refunded',
  'mail-sent',
  'gift-sent',
  'gift-opened',
  'esim-topped-up',
] as const satisfies readonly TimelineKind[];

const MAIL_KINDS = [
  'welcome',
  'order',
  'refund',
  'refund-after-delivery',
  'topup',
  'topup-owner',
  'gift-receipt',
  'gift',
] as const satisfies readonly OrderMailKind[];

const REFUND_REASONS = [
  'undelivered',
  'second-payment',
  'wrong-amount',
  'cancelled-order',
  'guarantee',
  'withdrawal',
  'goodwill',
] as const satisfies readonly RefundReason[];

const WITHDRAWAL_STATES = [
  'open',
  'used',
  'expired',
  'declared',
  'withdrawn',
  'refused',
] as const satisfies readonly WithdrawalState['state'][];

/** Times are ISO 8601. */
const TimelineEvent = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: z.string(),
  /** What the event is about; null: the whole order. */
  title: z.string().nullable(),
  amountCents: z.int().nullable(),
  mail: z.enum(MAIL_KINDS).nullable(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

const Refund = z.object({
  /** Null: a second payment of the same order. */
  title: z.string().nullable(),
  reason: z.enum(REFUND_REASONS),
  amountCents: z.int(),
  /** When it was made; null: it is in progress. */
  doneAt: z.string().nullable(),
});
export type OrderRefund = z.infer<typeof Refund>;

export const OrderDetails = z
  .object({
    ...MyOrder.shape,
    units: z.array(
      MyOrder.shape.units.element.extend({
        priceCents: z.int(),
        /** What it would be refunded: its price less its share of the discount. */
        refundCents: z.int(),
        /** It has connected. */
        isUsed: z.boolean(),
        /** It is on no phone and its plan has not ended, so it can be handed out. */
        isToGive: z.boolean(),
        /** Its profile was deleted at the network: nobody can use it any more. */
        isRecycled: z.boolean(),
        /** For its owner, whose dashboard has a page about it. Null: top-ups, gifts and what is not delivered. */
        esimId: z.string().nullable(),
        /** The customer returns it, and nobody has decided yet. */
        hasOpenWithdrawal: z.boolean(),
      }),
    ),
    subtotalCents: z.int(),
    discountCents: z.int(),
    discountCode: z.string().nullable(),
    /** Hidden except for its first letter and its domain when nobody is signed in. */
    email: z.string(),
    /** The order belongs to the account that is signed in. */
    isOwner: z.boolean(),
    /** The owner can still say who the invoice is for. */
    canChangeBilling: z.boolean(),
    /** The owner has said who the invoice is for. */
    hasBilling: z.boolean(),
    canResend: z.boolean(),
    timeline: z.array(TimelineEvent),
    refunds: z.array(Refund),
    /** Null: the checkout showed no box to tick, and the customer has not withdrawn. */
    withdrawal: z
      .object({
        state: z.enum(WITHDRAWAL_STATES),
        acceptedAt: z.string().nullable(),
        /** A day, without a time: 2026-11-30. */
        lastDay: z.string(),
        declaredAt: z.string().nullable(),
        /** After a withdrawal of a part: the customer can still withdraw from something else of the order. */
        hasMore: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.infer<typeof OrderDetails>;

export const OrderDetailsResponse = z.object({ order: OrderDetails });

const line = (most: number) =>
  z.string().trim().max(most).refine(isBillingLine, 'must be one line of plain text');

/** Who an invoice is for. Empty texts: not given. */
export const BillingBody = z.strictObject({
  name: line(MAX_BILLING_NAME_LENGTH).min(1),
  /** Up to four lines of 80 characters, separated by line feeds. */
  address: z
    .string()
    .max(2 * MAX_ADDRESS_LINES * MAX_ADDRESS_LINE_LENGTH)
    .refine(isBillingAddress, 'must be at most four lines of 80 characters of plain text')
    .transform(tidyAddress),
  country: line(MAX_COUNTRY_LENGTH),
  taxNumber: line(MAX_TAX_NUMBER_LENGTH),
});

export const ShownBilling = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  taxNumber: z.string(),
});

const InvoiceBilling = z.object({
  /** Null: nothing was added. */
  details: ShownBilling.nullable(),
  /** The last day on which they can be changed, in UTC: 2026-12-15. */
  lastDay: z.string(),
  canChange: z.boolean(),
  /** What the account saved last for another order, while there is nothing here; null: nothing. */
  last: ShownBilling.nullable(),
});
export type InvoiceBilling = z.infer<typeof InvoiceBilling>;

export const BillingResponse = z.object({ billing: InvoiceBilling });

const Amount = { netCents: z.int(), taxCents: z.int(), totalCents: z.int() };

export const Invoice = z
  .object({
    number: z.string(),
    issuedAt: z.string(),
    orderNumber: z.string(),
    seller: z.object({ name: z.string(), address: z.string(), taxId: z.string(), supportEmail: z.string() }),
    /** 21 or 5.5: included in every price. Null: no tax is stated. */
    taxPercent: z.number().nullable(),
    buyerEmail: z.string().nullable(),
    /** Null: not for the browser that paid, only for the signed-in owner. */
    billing: InvoiceBilling.nullable(),
    currency: z.string(),
    discountCode: z.string().nullable(),
    lines: z.array(
      z.object({
        title: z.string(),
        quantity: z.int(),
        unitPriceCents: z.int(),
        discountCents: z.int(),
        ...Amount,
      }),
    ),
    subtotalCents: z.int(),
    discountCents: z.int(),
    total: z.object(Amount),
    /** One per refund; amounts are negative. */
    creditNotes: z.array(
      z.object({
        number: z.string(),
        issuedAt: z.string(),
        title: z.string(),
        reason: z.enum(REFUND_REASONS),
        ...Amount,
      }),
    ),
    /** The invoice less its credit notes. */
    balance: z.object(Amount),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceResponse = z.object({ invoice: Invoice });

export const ResendMailResponse = z.object({
  /** To which the email goes, hidden like that of the order. */
  email: z.string(),
});
