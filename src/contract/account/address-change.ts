import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';

/** `email` is the address that the account is to have; the mail to it is in `language`. */
export const ChangeAddressBody = z.object({ email: z.email().max(254), language: z.enum(LANGUAGES) });

/** `token` is from the link in that mail. */
export const ConfirmAddressBody = z.object({
  token: z.string().min(1).max(200),
  language: z.enum(LANGUAGES),
});

export const AddressResponse = z.object({
  email: z.string(),
  /** The address that waits for its confirmation. */
  wanted: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
  /** False: the customer must sign in again first. */
  isSignInFresh: z.boolean(),
});
export type ShownAddress = z.infer<typeof AddressResponse>;
