import { sql } from 'drizzle-orm';
import type { ReviewRequests, ReviewTokens } from '#core/reviews/review-links.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

type Needs = Readonly<{ postgres: Pick<Postgres, 'db'>; reviewTokens: ReviewTokens }>;

export function createReviewRequests({ postgres, reviewTokens }: Needs): ReviewRequests {
  return {
    async ask({ esimId, email }, at) {
      const token = reviewTokens.tokenOf(esimId);
      const hash = Buffer.from(reviewTokens.hashOf(token));
      // A repeated attempt finds its own row. The row of another eSIM of the order stays as it is.
      const { rowCount } = await postgres.db.execute(sql`
        insert into reviews (esim_id, order_id, email, token_hash, asked_at, status)
        select e.id, u.order_id, ${email.toLowerCase()}, ${hash}, ${at}, 'asked'
        from esims e join order_units u on u.id = e.unit_id where e.id = ${esimId}
        on conflict (order_id) do update set email = excluded.email where reviews.esim_id = excluded.esim_id`);
      return (rowCount ?? 0) > 0 ? token : null;
    },
  };
}
