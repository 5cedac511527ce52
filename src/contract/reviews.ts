import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import {
  MAX_REVIEW_LENGTH,
  MAX_REVIEWER_NAME_LENGTH,
  MOST_STARS,
  REVIEW_STATUSES,
} from '#core/reviews/review-values.ts';
import { storableText } from './storable-text.ts';

/** The token of the link, in the body: it never appears in the address of an API request. */
const Token = z.string().min(1).max(100);
const Language = z.enum(LANGUAGES);
const Stars = z.int().min(1).max(MOST_STARS);

export const ReviewLinkBody = z.strictObject({
  token: Token,
  /** Of the title of the plan. */
  language: Language.default('en'),
});

const Written = z.object({
  stars: z.int(),
  text: z.string(),
  name: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
});

export const ReviewLinkResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({
    state: z.literal('found'),
    /** The plan that was used: "Japan eSIM, 5 GB, 7 days". */
    plan: z.string(),
    /** False: staff decided about it, so it cannot be changed any more. */
    canChange: z.boolean(),
    /** Null: nothing is written yet. */
    written: Written.nullable(),
  }),
]);
export type ReviewLinkResponse = z.infer<typeof ReviewLinkResponse>;

export const ReviewBody = z.strictObject({
  token: Token,
  stars: Stars,
  text: storableText(MAX_REVIEW_LENGTH),
  name: storableText(MAX_REVIEWER_NAME_LENGTH),
  language: Language,
  /** The box "publish it". */
  consent: z.literal(true),
});
export type ReviewBody = z.infer<typeof ReviewBody>;

/** `closed`: staff decided about it meanwhile, and nothing was saved. */
export const ReviewSaved = z.object({ state: z.enum(['saved', 'closed', 'unknown']) });
export type ReviewSaved = z.infer<typeof ReviewSaved>;

export const ReviewWithdrawn = z.object({ state: z.enum(['withdrawn', 'unknown']) });
export type ReviewWithdrawn = z.infer<typeof ReviewWithdrawn>;
