import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { CartReminderText } from '#core/cart-reminders/cart-reminder.ts';
import { PackageId, Quantity } from './catalogue/availability.ts';
import { storableText } from './storable-text.ts';

/** The maximum lengths that our own page sends. Anyone can call this endpoint, and every call is stored. */
const MOST_ITEMS = 20;
const Note = storableText(300).nullish();

const REMINDER_TEXTS = ['cart-reminder-1'] as const satisfies readonly CartReminderText[];

export const CaptureLeadBody = z.object({
  email: z.email().max(254),
  source: storableText(40).min(1),
  cartItems: z
    .array(
      z.object({
        packageId: PackageId,
        price: z.number().min(0).max(100_000),
        quantity: Quantity,
        title: storableText(150),
        country: storableText(100),
      }),
    )
    .max(MOST_ITEMS),
  cartValueCents: z.int().min(0).max(100_000_000),
  utm_source: Note,
  utm_medium: Note,
  utm_campaign: Note,
  utm_content: Note,
  utm_term: Note,
  /** The buyer ticked the box for one email about this cart, shown with this text. */
  reminder: z.object({ text: z.enum(REMINDER_TEXTS), language: z.enum(LANGUAGES) }).nullish(),
});
export type CaptureLeadBody = z.infer<typeof CaptureLeadBody>;

export const CaptureLeadResponse = z.object({ captured: z.literal(true) });
export type CaptureLeadResponse = z.infer<typeof CaptureLeadResponse>;
