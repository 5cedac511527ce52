import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';

const PageLanguage = z.enum(LANGUAGES);
/** Longer than any token of ours. */
const Token = z.string().min(1).max(1_000);

export const SubscribeBody = z.object({ email: z.email().max(254), language: PageLanguage.default('en') });
export type SubscribeBody = z.input<typeof SubscribeBody>;

/** The same for every address. */
export const SubscribeResponse = z.object({ state: z.literal('sent') });

export const MailLinkBody = z.object({ token: Token });

export const NewsletterConfirmResponse = z.object({ state: z.enum(['confirmed', 'unknown']) });
export type NewsletterConfirmResponse = z.infer<typeof NewsletterConfirmResponse>;

export const MailChoiceBody = z.object({
  token: Token,
  isWanted: z.boolean(),
  language: PageLanguage.default('en'),
});
export type MailChoiceBody = z.input<typeof MailChoiceBody>;

export const MailChoiceResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('saved'), isWanted: z.boolean() }),
  z.object({ state: z.literal('unknown') }),
]);
export type MailChoiceResponse = z.infer<typeof MailChoiceResponse>;

export const MyNewsletterBody = z.object({ isWanted: z.boolean(), language: PageLanguage.default('en') });
export const MyNewsletterResponse = z.object({ isWanted: z.boolean() });

/** `language`: of the titles. */
export const RestoreCartBody = z.object({ token: Token, language: PageLanguage.default('en') });

/** A line of a cart as it is sold now, in the shape in which browsers store carts. */
const RestoredItem = z.object({
  packageId: z.string(),
  title: z.string(),
  country: z.string(),
  countryCode: z.string().nullable(),
  data: z.string(),
  validityDays: z.int(),
  priceCents: z.int(),
  operator: z.string(),
  quantity: z.int(),
});

export const RestoreCartResponse = z.discriminatedUnion('state', [
  /** Empty: nothing of it is sold any more. */
  z.object({ state: z.literal('found'), items: z.array(RestoredItem) }),
  z.object({ state: z.literal('unknown') }),
]);
export type RestoreCartResponse = z.infer<typeof RestoreCartResponse>;
