import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type { DecidedReview, DecideOutcome, StaffReviews, StaffReview } from '#core/reviews/staff-reviews.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { CURSOR } from '../contacts/list-cursor.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { reviews } from '../schema/reviews.ts';
import { writeAudit } from '../staff/audit-log.ts';

export function createStaffReviews(postgres: Pick<Postgres, 'db' | 'transaction'>): StaffReviews {
  return {
    list: ({ status, before, most }) =>
      readReviews(postgres.db, { where: and(eq(reviews.status, status), isBefore(before)), most }),
    decide: (decided) => postgres.transaction((tx) => decide(tx, decided)),
  };
}

type ReviewQuery = Readonly<{ where: SQL | undefined; most: number }>;

async function readReviews(db: Database, { where, most }: ReviewQuery): Promise<readonly StaffReview[]> {
  const rows = await db
    .select({
      review: reviews,
      cursor: sql<string>`(extract(epoch from ${reviews.written_at}) * 1000000)::bigint::text || '_' || ${reviews.id}`,
      number: orders.number,
      described: DESCRIBED,
    })
    .from(reviews)
    .innerJoin(esims, eq(esims.id, reviews.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, reviews.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(where)
    .orderBy(desc(reviews.written_at), desc(reviews.id))
    .limit(most);
  return rows.flatMap((row) => toStaffReview(row) ?? []);
}

function isBefore(cursor: string | null): SQL | undefined {
  if (cursor === null) return undefined;
  const [, micros, id] = CURSOR.exec(cursor) ?? [];
  if (micros === undefined || id === undefined) return sql`false`;
  return sql`(${reviews.written_at}, ${reviews.id}) <
    (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

async function decide(tx: Transaction, decided: DecidedReview): Promise<DecideOutcome> {
  const { id, edition, decision, by, at } = decided;
  const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  // Its author deleted it meanwhile.
  if (before === undefined || before.status === 'asked') return { kind: 'not-found' };
  const isAlreadySo = before.status === decision.status && before.rejection === decision.rejection;
  const verdict = judgeEdit({ seen: edition, current: before.edition, isAlreadySo });
  if (verdict === 'save') {
    await tx
      .update(reviews)
      .set({ ...decision, decided_at: decision.status === 'waiting' ? null : at, edition: edition + 1 })
      .where(eq(reviews.id, id));
    await writeAudit(tx, {
      by,
      at,
      action: 'review-decided',
      target: { kind: 'review', id },
      before: { status: before.status, rejection: before.rejection },
      after: decision,
    });
  }
  const [review] = await readReviews(tx, { where: eq(reviews.id, id), most: 1 });
  if (review === undefined) return { kind: 'not-found' };
  return { kind: verdict === 'edited-meanwhile' ? 'changed' : 'saved', review };
}

type Row = Readonly<{
  review: typeof reviews.$inferSelect;
  cursor: string;
  number: number;
  described: StaffReview['described'];
}>;

function toStaffReview({ review, cursor, number, described }: Row): StaffReview | null {
  const { status, stars, body, language, written_at: writtenAt } = review;
  if (status === 'asked' || stars === null || body === null || language === null || writtenAt === null)
    return null;
  return {
    id: review.id,
    cursor,
    status,
    stars,
    text: body,
    name: review.shown_name,
    language,
    rejection: review.rejection,
    writtenAt,
    decidedAt: review.decided_at,
    edition: review.edition,
    order: { id: review.order_id, number },
    described,
  };
}
