import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { HIGHEST_POSITION, MOST_POSITIONS } from '#core/withdrawals/typed-positions.ts';

export const WithdrawalBody = z.object({
  orderNumber: z.string().regex(/^[1-9]\d{0,11}$/),
  email: z.email().max(254),
  /** Positions of eSIMs or top-ups in the order, counted from 1. Empty: the whole order. */
  positions: z.array(z.int().min(1).max(HIGHEST_POSITION)).max(MOST_POSITIONS).default([]),
  language: z.enum(LANGUAGES),
});
export type WithdrawalBody = z.input<typeof WithdrawalBody>;

/** The same for every order number and address: it says only what was declared, and when. */
export const WithdrawalReceiptResponse = z
  .object({
    /** W-1001 */
    reference: z.string(),
    orderNumber: z.string(),
    email: z.string(),
    positions: z.array(z.int()),
    declaredAt: z.iso.datetime(),
  })
  .meta({ id: 'WithdrawalReceipt' });
export type WithdrawalReceiptResponse = z.infer<typeof WithdrawalReceiptResponse>;
