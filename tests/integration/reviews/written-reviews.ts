import { sql } from 'drizzle-orm';
import { createReviewTokens } from '#adapters/encryption/create-review-tokens.ts';
import { createStaffReviews } from '#adapters/postgres/reviews/staff-reviews.ts';
import { createReviewLinks } from '#adapters/postgres/reviews/review-links.ts';
import { createReviewRequests } from '#adapters/postgres/reviews/review-requests.ts';
import { createPublishedReviews } from '#adapters/postgres/reviews/published-reviews.ts';
import type { ReviewDecision } from '#core/reviews/staff-reviews.ts';
import type { WrittenReview } from '#core/reviews/review.ts';
import { afterMinutes, ANA, someEsims } from '../esims/some-esims.ts';

export const A_REVIEW: WrittenReview = { stars: 4, text: 'Fast.', name: 'Ana', language: 'en' };
export const PUBLISHED: ReviewDecision = { status: 'published', rejection: null };
export const REJECTED: ReviewDecision = { status: 'rejected', rejection: 'insult' };
export const WAITING: ReviewDecision = { status: 'waiting', rejection: null };

/** Travellers of Ana's eSIMs who were asked for a review, on a real database. */
export async function askedTravellers(count = 1) {
  const { postgres, ids } = await someEsims(count);
  const reviewTokens = createReviewTokens('a secret of this test');
  const requests = createReviewRequests({ postgres, reviewTokens });
  const links = createReviewLinks({ postgres, reviewTokens });
  const staffReviews = createStaffReviews(postgres);
  const tokens: string[] = [];
  for (const esimId of ids)
    tokens.push((await requests.ask({ esimId, email: 'Ana@example.com' }, afterMinutes(0))) ?? '');
  const [token = ''] = tokens;
  const waiting = () => staffReviews.list({ status: 'waiting', before: null, most: 100 });
  return {
    postgres,
    ids,
    links,
    staffReviews,
    published: createPublishedReviews(postgres),
    tokens,
    token,
    waiting,
    /** Writes with that link, some minutes after the delivery. */
    write: (changes: Partial<WrittenReview> = {}, of = token, minutes = 1) =>
      links.write(of, { ...A_REVIEW, ...changes }, afterMinutes(minutes)),
    /** The one that waits. */
    theOne: async () => {
      const [one] = await waiting();
      if (one === undefined) throw new Error('No review waits');
      return one;
    },
    decide: (id: string, edition: number, decision: ReviewDecision) =>
      staffReviews.decide({ id, edition, decision, by: ANA, at: afterMinutes(60) }),
    audit: async () =>
      (
        await postgres.db.execute<{ action: string; before: unknown; after: unknown; target_id: string }>(
          sql`select action, before, after, target_id from audit_log order by id`,
        )
      ).rows,
    run: async (statement: ReturnType<typeof sql>) => void (await postgres.db.execute(statement)),
  };
}
