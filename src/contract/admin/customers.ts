import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { StaffTicketSummary } from './tickets.ts';
import { conflictOf, Edition } from './editing.ts';
import { EsimStatusName, ListedOrder } from './orders.ts';
import { StaffAccount } from './staff.ts';

export const CustomerQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

/** An eSIM of a customer, without anything that could install it. */
const CustomerEsim = z.object({
  id: z.string(),
  title: z.string(),
  orderNumber: z.string(),
  /** The last digits of its ICCID. */
  iccidEnd: z.string(),
  status: EsimStatusName,
  /** The last figures of the network; null: none yet. */
  figures: z
    .object({ totalMegabytes: z.number(), remainingMegabytes: z.number(), isUnlimited: z.boolean() })
    .nullable(),
  /** ISO 8601. */
  readAt: z.string().nullable(),
});
export type CustomerEsim = z.infer<typeof CustomerEsim>;

export const CustomerResponse = z.object({
  account: StaffAccount.extend({
    isConfirmed: z.boolean(),
    sessionCount: z.int(),
    /** ISO 8601; null: no session. */
    lastSignInAt: z.string().nullable(),
  }),
  /** The newest ones; the list of orders has all. */
  orders: z.array(ListedOrder),
  esims: z.array(CustomerEsim),
  tickets: z.array(StaffTicketSummary),
});
export type CustomerResponse = z.infer<typeof CustomerResponse>;

export const SignedOutResponse = z.object({ endedSessions: z.int() });

export const AccessBody = z.strictObject({ isDisabled: z.boolean(), edition: Edition });
export const AccessConflict = conflictOf(StaffAccount, AccessBody);
