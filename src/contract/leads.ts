import { z } from 'zod';
import { MOST_LINES, PackageId, Quantity } from './availability.ts';
import { storableText } from './storable-text.ts';

const Note = storableText(300).nullish();

export const CaptureLeadBody = z.object({
  email: z.email().max(254),
  source: storableText(100).min(1),
  cartItems: z
    .array(
      z.object({
        packageId: PackageId,
        price: z.number().min(0),
        quantity: Quantity,
        title: storableText(300),
        country: storableText(200),
      }),
    )
    .max(MOST_LINES),
  cartValueCents: z.int().min(0).max(100_000_000),
  utm_source: Note,
  utm_medium: Note,
  utm_campaign: Note,
  utm_content: Note,
  utm_term: Note,
});
export type CaptureLeadBody = z.infer<typeof CaptureLeadBody>;

export const CaptureLeadAnswer = z.object({ captured: z.literal(true) });
export type CaptureLeadAnswer = z.infer<typeof CaptureLeadAnswer>;
