import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { Refusal, WithdrawalStatus } from '#core/withdrawals/withdrawal.ts';
import { storableText } from '../storable-text.ts';

const STATUSES = ['open', 'accepted', 'refused'] as const satisfies readonly WithdrawalStatus[];
const REASONS = [
  'used',
  'too-late',
  'unknown-order',
  'already-refunded',
  'other',
] as const satisfies readonly Refusal[];

const Status = z.enum(STATUSES);
const Reason = z.enum(REASONS);

export const WithdrawalsQuery = z.object({
  status: Status.optional(),
  /** The number of the last case of the page before. */
  before: z.coerce.number().int().positive().optional(),
  /** Of the titles. */
  language: z.enum(LANGUAGES).default('en'),
});

export const WithdrawalParams = z.object({ id: z.uuid() });
export const WithdrawalQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

const ShownUnit = z.object({
  id: z.string(),
  position: z.int(),
  title: z.string(),
  /** Null: not used, as far as the network reported. */
  firstConnectedAt: z.string().nullable(),
  refundCents: z.int(),
  isRefunded: z.boolean(),
  /** The customer named it, and it can be refunded. */
  isRefundable: z.boolean(),
});

/** Times are ISO 8601. */
export const ShownCase = z.object({
  id: z.string(),
  /** W-1001 */
  reference: z.string(),
  number: z.int(),
  status: Status,
  refusal: Reason.nullable(),
  note: z.string().nullable(),
  declaredAt: z.string(),
  decidedAt: z.string().nullable(),
  orderNumber: z.string(),
  email: z.string(),
  positions: z.array(z.int()),
  /** What speaks against it; null: nothing. */
  reasonToRefuse: Reason.nullable(),
  isInTime: z.boolean().nullable(),
  /** 2026-11-30 */
  lastDay: z.string().nullable(),
  order: z
    .object({
      id: z.string(),
      paidAt: z.string(),
      consent: z.object({ text: z.string(), language: z.string(), acceptedAt: z.string() }).nullable(),
      units: z.array(ShownUnit),
    })
    .nullable(),
});
export type ShownCase = z.infer<typeof ShownCase>;

/** `next`: the `before` of the next page; null: there is none. */
export const WithdrawalsResponse = z.object({ cases: z.array(ShownCase), next: z.int().nullable() });
export type WithdrawalsResponse = z.infer<typeof WithdrawalsResponse>;
export const WithdrawalResponse = z.object({ case: ShownCase });

const Note = storableText(1_000).nullish();
export const AcceptBody = z.object({ unitIds: z.array(z.uuid()).min(1).max(100), note: Note });
export const RefuseBody = z.object({ refusal: Reason, note: Note });
