import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';

/** The language of the names of plans. */
export const MyDataQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

/** Rows of each table by its name, with the columns of the database. */
export const MyDataResponse = z.object({
  /** ISO 8601. */
  exportedAt: z.string(),
  email: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** The names of the plans that were bought, by their `package_id`. */
  plans: z.record(z.string(), z.string()),
  /**
   * The texts the customer agreed to, by the name that the rows have (`withdrawal_text`, `consent_text`) and then by the
   * language of the row, in which they were shown.
   */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type MyData = z.infer<typeof MyDataResponse>;

const DeletionObstacle = z
  .object({
    kind: z.enum(['staff', 'order-open', 'refund-open', 'withdrawal-open', 'gift-waiting', 'gift-link-open']),
    orderNumber: z.string().nullable(),
    /** ISO 8601: the deletion is possible after that. */
    until: z.string().nullable(),
  })
  .meta({ id: 'DeletionObstacle' });
export type ShownObstacle = z.infer<typeof DeletionObstacle>;

export const DeletionResponse = z.object({
  obstacles: z.array(DeletionObstacle),
  /** False: the customer must sign in again first. */
  isSignInFresh: z.boolean(),
  uninstalledEsims: z.int(),
  unopenedGifts: z.int(),
  openedGifts: z.int(),
});
export type ShownDeletion = z.infer<typeof DeletionResponse>;

/** `email` is the address of the account, typed to confirm; the mail that confirms it is in `language`. */
export const DeleteMeBody = z.object({
  email: z.string().max(254),
  language: z.enum(LANGUAGES),
});

export const DeletedResponse = z.object({ kind: z.literal('deleted') });
