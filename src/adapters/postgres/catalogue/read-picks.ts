import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { popularPicks } from '../schema/catalogue.ts';

/** The slugs that the owner picked for the home page, in the owner's order. */
export async function readPicks(db: Database | Transaction): Promise<readonly string[]> {
  const rows = await db
    .select({ slug: popularPicks.slug })
    .from(popularPicks)
    .orderBy(asc(popularPicks.position));
  return rows.map(({ slug }) => slug);
}
