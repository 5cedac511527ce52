import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { RefundReason } from '#core/orders/delivery/refund.ts';
import type { RefundObstacle, RequestedReason } from '#core/orders/delivery/requested-refund.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { AttentionReason } from '#core/staff/orders/attention.ts';
import type { OrderMatch } from '#core/staff/orders/order-search.ts';
import type { StaffEvent } from '#core/staff/orders/staff-timeline.ts';
import { ShownBilling } from '../account/order-documents.ts';
import { ErrorResponse } from '../error-response.ts';
import { storableText } from '../storable-text.ts';
import { ShownAuditEntry } from './staff.ts';

const Time = z.string();
const Cents = z.int();
const LanguageName = z.enum(LANGUAGES);

const STATUSES = [
  'awaiting-payment',
  'paid',
  'fulfilled',
  'refunded',
  'cancelled',
] as const satisfies readonly OrderStatus[];
const MATCHES = ['number', 'email', 'iccid', 'coupon', 'payment'] as const satisfies readonly OrderMatch[];
const ATTENTION = [
  'undelivered',
  'refund-refused',
  'refund-late',
  'mail-refused',
] as const satisfies readonly AttentionReason[];
const REQUESTED = ['guarantee', 'withdrawal', 'goodwill'] as const satisfies readonly RequestedReason[];
const REASONS = [
  'undelivered',
  'second-payment',
  'wrong-amount',
  'cancelled-order',
  ...REQUESTED,
] as const satisfies readonly RefundReason[];
const OBSTACLES = ['unknown', 'open', 'refunded', 'free'] as const satisfies readonly RefundObstacle[];
const EVENTS = [
  'checkout-begun',
  'cancelled',
  'paid',
  'paid-again',
  'delivered',
  'undelivered',
  'connected',
  'refund-requested',
  'refunded',
  'mail-sent',
  'mail-refused',
] as const satisfies readonly StaffEvent['kind'][];
const MAILS = [
  'welcome',
  'order',
  'refund',
  'refund-after-delivery',
  'topup',
  'topup-owner',
  'gift-receipt',
  'gift',
] as const satisfies readonly OrderMailKind[];
const ESIM_STATUSES = [
  'ready_to_activate',
  'active',
  'expired',
  'finished',
  'recycled',
  'pending',
  'unknown',
] as const satisfies readonly EsimStatus[];

export const EsimStatusName = z.enum(ESIM_STATUSES);

export const OrderParams = z.object({ id: z.uuid() });
export const OrderQuery = z.object({ language: LanguageName.default('en') });

export const OrderSearchQuery = z.object({
  search: storableText(200).optional(),
  /** `attention`: orders that a person should look at. */
  filter: z.enum(['attention']).optional(),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

export const ListedOrder = z.object({
  id: z.string(),
  number: z.string(),
  email: z.string(),
  status: z.enum(STATUSES),
  createdAt: Time,
  totalCents: Cents,
  unitCount: z.int(),
  /** Why it was found; null without a search. */
  match: z.enum(MATCHES).nullable(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const OrderListResponse = z.object({
  orders: z.array(ListedOrder),
  /** The `before` of the next page; null on the last one. */
  next: z.int().nullable(),
  attentionCount: z.int(),
});
export type OrderListResponse = z.infer<typeof OrderListResponse>;

const ShownRefund = z.object({
  reason: z.enum(REASONS),
  amountCents: Cents,
  status: z.enum(['due', 'done', 'refused']),
  createdAt: Time,
  doneAt: Time.nullable(),
});

const ShownUnit = z.object({
  id: z.string(),
  title: z.string(),
  countryCode: z.string().nullable(),
  paidCents: Cents,
  outcome: z.enum(['delivered', 'undeliverable']).nullable(),
  failure: z.string().nullable(),
  attempts: z.int(),
  esim: z
    .object({
      iccidEnd: z.string(),
      status: EsimStatusName,
      isInstalled: z.boolean(),
      firstConnectedAt: Time.nullable(),
      readAt: Time.nullable(),
      totalMegabytes: z.int().nullable(),
      remainingMegabytes: z.int().nullable(),
      isUnlimited: z.boolean(),
    })
    .nullable(),
  refund: ShownRefund.nullable(),
  /** Null: it can be refunded. */
  /** Only for admins, who may refund; null: nothing is in the way. */
  refundObstacle: z.enum(OBSTACLES).nullable().optional(),
});
export type ShownUnit = z.infer<typeof ShownUnit>;

const ShownEvent = z.object({
  kind: z.enum(EVENTS),
  at: Time,
  title: z.string().nullable(),
  amountCents: Cents.nullable(),
  reason: z.enum(REASONS).nullable(),
  mail: z.enum(MAILS).nullable(),
  detail: z.string().nullable(),
});
export type ShownStaffEvent = z.infer<typeof ShownEvent>;

export const StaffOrderDetails = ListedOrder.omit({ match: true }).extend({
  language: LanguageName,
  hasAccount: z.boolean(),
  subtotalCents: Cents,
  discountCents: Cents,
  discountCode: z.string().nullable(),
  paidCents: Cents,
  refundedCents: Cents,
  /** What the delivered plans cost the shop now. For admins only; not in the response to anybody else. */
  costCents: Cents.optional(),
  attention: z.array(z.enum(ATTENTION)),
  canRetry: z.boolean(),
  canResend: z.boolean(),
  units: z.array(ShownUnit),
  timeline: z.array(ShownEvent),
  /** What the customer added to the invoice; null: nothing. Only the customer changes it. */
  billing: ShownBilling.nullable(),
  notes: z.array(z.object({ id: z.string(), by: z.string().nullable(), text: z.string(), at: Time })),
  handled: z.object({ by: z.string().nullable(), at: Time }).nullable(),
  audit: z.array(ShownAuditEntry),
});
export type StaffOrderDetails = z.infer<typeof StaffOrderDetails>;

export const StaffOrderResponse = z.object({ order: StaffOrderDetails });

export const RetryResponse = StaffOrderResponse.extend({
  retried: z.object({ units: z.int(), refunds: z.int(), mails: z.int() }),
});

const MOST_UNITS = 200;
export const RefundBody = z.strictObject({
  unitIds: z.array(z.uuid()).min(1).max(MOST_UNITS),
  reason: z.enum(REQUESTED),
});
/** Nothing was refunded; the order as it is now, with what is left to refund. */
export const RefundConflict = ErrorResponse.extend({ order: StaffOrderDetails });

export const NoteBody = z.strictObject({ text: storableText(2000).trim().min(1) });
export const HandledBody = z.strictObject({ isHandled: z.boolean() });
