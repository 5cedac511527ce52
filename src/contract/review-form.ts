import * as z from 'zod/mini';
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_NAME_LENGTH } from '#core/reviews/review-values.ts';

/** What a traveller fills in. In the order of the form: the first invalid field gets the focus. */
export const ReviewFields = z.object({
  stars: z.enum(['1', '2', '3', '4', '5']),
  text: z.string().check(z.maxLength(MAX_REVIEW_LENGTH)),
  name: z.string().check(z.maxLength(MAX_REVIEWER_NAME_LENGTH)),
  consent: z.literal(true),
});
