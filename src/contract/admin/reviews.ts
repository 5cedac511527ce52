import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { REJECTIONS, REVIEW_STATUSES } from '#core/reviews/review-values.ts';
import { Edition } from './editing.ts';

const Language = z.enum(LANGUAGES);
const Rejection = z.enum(REJECTIONS);

export const ReviewsQuery = z.object({
  status: z.enum(REVIEW_STATUSES).default('waiting'),
  /** What the response before called `next`. */
  before: z
    .string()
    .regex(/^\d{1,18}_[0-9a-f-]{36}$/)
    .optional(),
  /** Of the titles of plans. */
  language: Language.default('en'),
});

export const ReviewParams = z.object({ id: z.uuid() });

/** Times are ISO 8601. */
export const ShownReview = z.object({
  id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  stars: z.int(),
  text: z.string(),
  /** Null: shown as "A traveller". */
  name: z.string().nullable(),
  language: Language,
  /** The plan that was used. */
  plan: z.string(),
  order: z.object({ id: z.string(), number: z.int() }),
  writtenAt: z.string(),
  decidedAt: z.string().nullable(),
  rejection: Rejection.nullable(),
  edition: Edition,
});
export type ShownReview = z.infer<typeof ShownReview>;

export const ReviewsResponse = z.object({ reviews: z.array(ShownReview), next: z.string().nullable() });
export type ReviewsResponse = z.infer<typeof ReviewsResponse>;

/** `waiting` takes the decision before back. */
export const DecisionBody = z
  .strictObject({
    status: z.enum(REVIEW_STATUSES),
    /** Only, and always, with `rejected`. */
    rejection: Rejection.nullable(),
    edition: Edition,
    language: Language.default('en'),
  })
  .refine(({ status, rejection }) => (status === 'rejected') === (rejection !== null), {
    path: ['rejection'],
    message: 'a rejected review needs a reason, and only a rejected one has one',
  });
export type DecisionBody = z.input<typeof DecisionBody>;

export const DecidedResponse = z.object({ review: ShownReview });
