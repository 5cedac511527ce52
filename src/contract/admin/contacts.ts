import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { isDay } from '#core/calendar/days.ts';
import type { LeadState } from '#core/contacts/lead-list.ts';
import type { NewsletterState } from '#core/contacts/newsletter-list.ts';
import { storableText } from '../storable-text.ts';

const NEWSLETTER_STATES = ['confirmed', 'waiting', 'ended'] as const satisfies readonly NewsletterState[];
const LEAD_STATES = ['open', 'bought'] as const satisfies readonly LeadState[];
const Day = z.string().refine(isDay, 'must be a day such as 2026-11-17');
/** What the response before called `next`. */
const Before = z
  .string()
  .regex(/^\d{1,18}_[0-9a-f-]{1,36}$/)
  .optional();
const Time = z.string();

const Filter = z.object({
  /** The beginning of an address. */
  search: storableText(200).optional(),
  /** Days of the shop, both included. */
  from: Day.optional(),
  to: Day.optional(),
});

const NewsletterFilter = Filter.extend({
  state: z.enum(NEWSLETTER_STATES).default('confirmed'),
  language: z.enum(LANGUAGES).optional(),
  source: z.enum(['form', 'account']).optional(),
});
export const NewsletterQuery = NewsletterFilter.extend({ before: Before });
export const NewsletterExportBody = NewsletterFilter.strict();
export type NewsletterExportBody = z.infer<typeof NewsletterExportBody>;

export const ShownAddress = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  language: z.enum(LANGUAGES),
  source: z.enum(['form', 'account']),
  requestedAt: Time,
  confirmedAt: Time.nullable(),
  endedAt: Time.nullable(),
});
export type ShownAddress = z.infer<typeof ShownAddress>;

export const NewsletterResponse = z.object({
  addresses: z.array(ShownAddress),
  next: z.string().nullable(),
  counts: z.object({ confirmed: z.int(), waiting: z.int(), ended: z.int() }),
  timeZone: z.string(),
});
export type NewsletterResponse = z.infer<typeof NewsletterResponse>;

const LeadFilter = Filter.extend({
  state: z.enum(LEAD_STATES).optional(),
  /** The source, utm_source or utm_campaign, exactly. */
  origin: storableText(300).optional(),
});
export const LeadQuery = LeadFilter.extend({ before: Before });
export const LeadExportBody = LeadFilter.strict();
export type LeadExportBody = z.infer<typeof LeadExportBody>;

const Utm = z.string().nullable();
export const ShownLead = z.object({
  id: z.int(),
  email: z.string(),
  source: z.string(),
  cart: z.array(
    z.object({
      packageId: z.string(),
      priceCents: z.int(),
      quantity: z.int(),
      title: z.string(),
      country: z.string(),
    }),
  ),
  cartValueCents: z.int(),
  utm: z.object({ source: Utm, medium: Utm, campaign: Utm, content: Utm, term: Utm }),
  state: z.enum(LEAD_STATES),
  wantsReminder: z.boolean(),
  capturedAt: Time,
});
export type ShownLead = z.infer<typeof ShownLead>;

export const LeadsResponse = z.object({
  leads: z.array(ShownLead),
  next: z.string().nullable(),
  count: z.int(),
  timeZone: z.string(),
});
export type LeadsResponse = z.infer<typeof LeadsResponse>;

export const AddressParams = z.object({ id: z.uuid() });
export const LeadParams = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const Removed = z.object({ removed: z.literal(true) });
