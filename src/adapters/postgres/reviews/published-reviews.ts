import { count, eq, sql } from 'drizzle-orm';
import {
  REVIEWS_SHOWN,
  type DestinationReviews,
  type PublishedReview,
  type PublishedReviews,
} from '#core/reviews/published-reviews.ts';
import { reviewScore } from '#core/reviews/review-score.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { reviews } from '../schema/reviews.ts';

/** The trigger of the table sends it. */
const REVIEWS_CHANGED = 'reviews_changed';

type Needs = Pick<Postgres, 'transaction' | 'listen'>;

export function createPublishedReviews(postgres: Needs): PublishedReviews {
  return {
    // Counts and texts must come from one snapshot.
    read: () => postgres.transaction(readPublished, 'snapshot'),
    onChange: (listener) =>
      postgres.listen(REVIEWS_CHANGED, {
        onMessage: () => listener(),
        // What changed while the connection was lost is unknown.
        onReconnect: () => {
          listener();
          return Promise.resolve();
        },
      }),
  };
}

async function readPublished(tx: Transaction): Promise<ReadonlyMap<string, DestinationReviews>> {
  const newest = Map.groupBy(await readNewest(tx), ({ slug }) => slug);
  const counts = await tx
    .select({
      slug: packages.slug,
      count: count(),
      stars: sql<number>`sum(${reviews.stars})::int`,
    })
    .from(reviews)
    .innerJoin(esims, eq(esims.id, reviews.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(reviews.status, 'published'))
    .groupBy(packages.slug);
  return new Map(
    counts.map(({ slug, ...counted }) => [
      slug,
      { score: reviewScore(counted), newest: (newest.get(slug) ?? []).map(({ review }) => review) },
    ]),
  );
}

/** The newest of each destination, newest first. */
async function readNewest(tx: Transaction) {
  const ranked = tx
    .select({
      id: reviews.id,
      slug: sql<string>`${packages.slug}`.as('review_slug'),
      package_id: sql<string>`${packages.package_id}`.as('reviewed_package_id'),
      rank: sql<number>`row_number() over (partition by ${packages.slug}
        order by ${reviews.written_at} desc, ${reviews.id} desc)`.as('rank'),
    })
    .from(reviews)
    .innerJoin(esims, eq(esims.id, reviews.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(reviews.status, 'published'))
    .as('ranked');
  const rows = await tx
    .select({ slug: ranked.slug, review: reviews, described: DESCRIBED })
    .from(ranked)
    .innerJoin(reviews, eq(reviews.id, ranked.id))
    .innerJoin(packages, eq(packages.package_id, ranked.package_id))
    .where(sql`${ranked.rank} <= ${REVIEWS_SHOWN}`)
    .orderBy(ranked.rank);
  return rows.flatMap(({ slug, review, described }) => {
    const shown = toPublished(review, described);
    return shown === null ? [] : [{ slug, review: shown }];
  });
}

function toPublished(
  { id, stars, body, shown_name: name, language, written_at: writtenAt }: typeof reviews.$inferSelect,
  described: PublishedReview['described'],
): PublishedReview | null {
  if (stars === null || body === null || language === null || writtenAt === null) return null;
  return { id, stars, text: body, name, language, writtenAt, described };
}
