import { eq, sql } from 'drizzle-orm';
import type { OpenedReview, ReviewLinks, ReviewTokens } from '#core/reviews/review-links.ts';
import { canChange, REVIEW_CONSENT, tidyReview, type WrittenReview } from '#core/reviews/review.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { reviews } from '../schema/reviews.ts';

type Needs = Readonly<{
  postgres: Pick<Postgres, 'db' | 'transaction'>;
  reviewTokens: Pick<ReviewTokens, 'hashOf'>;
}>;

export function createReviewLinks({ postgres, reviewTokens }: Needs): ReviewLinks {
  const { db } = postgres;
  const hasToken = (token: string) => eq(reviews.token_hash, Buffer.from(reviewTokens.hashOf(token)));
  return {
    async find(token) {
      const [found] = await db
        .select({ review: reviews, described: DESCRIBED })
        .from(reviews)
        .innerJoin(esims, eq(esims.id, reviews.esim_id))
        .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
        .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
        .where(hasToken(token));
      if (found === undefined) return null;
      return { described: found.described, written: writtenIn(found.review) };
    },
    write: (token, review, at) =>
      postgres.transaction((tx) => write(tx, hasToken(token), { ...tidyReview(review), at })),
    async withdraw(token) {
      const { rowCount } = await db
        .update(reviews)
        .set({
          status: 'asked',
          stars: null,
          body: null,
          shown_name: null,
          language: null,
          consent_text: null,
          written_at: null,
          rejection: null,
          decided_at: null,
          edition: sql`${reviews.edition} + 1`,
        })
        .where(hasToken(token));
      return (rowCount ?? 0) > 0;
    },
  };
}

type Row = typeof reviews.$inferSelect;
type Writing = WrittenReview & Readonly<{ at: Date }>;

/** Locks the row: a decision of staff at the same moment is not overwritten. */
async function write(
  tx: Transaction,
  isLink: ReturnType<typeof eq>,
  { stars, text, name, language, at }: Writing,
): Promise<'saved' | 'closed' | 'unknown'> {
  const [known] = await tx.select({ status: reviews.status }).from(reviews).where(isLink).for('update');
  if (known === undefined) return 'unknown';
  if (known.status !== 'asked' && !canChange(known.status)) return 'closed';
  await tx
    .update(reviews)
    .set({
      status: 'waiting',
      stars,
      body: text,
      shown_name: name,
      language,
      consent_text: REVIEW_CONSENT,
      written_at: at,
      edition: sql`${reviews.edition} + 1`,
    })
    .where(isLink);
  return 'saved';
}

function writtenIn({ status, stars, body, shown_name: name, language }: Row): OpenedReview['written'] {
  if (status === 'asked' || stars === null || body === null || language === null) return null;
  return { status, stars, text: body, name, language };
}
