import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { catalogueVersion } from '../schema/catalogue.ts';

/** The channel on which the new version number is announced. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

export async function readCatalogueVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** Writers of the catalogue take turns: the second waits here until the first has committed. */
export async function lockCatalogue(tx: Transaction): Promise<number> {
  const [row] = await tx.select().from(catalogueVersion).for('update');
  return row?.version ?? 0;
}

/** Listeners hear of it when the transaction commits, and not at all when it does not. */
export async function raiseCatalogueVersion(tx: Transaction): Promise<number> {
  const [row] = await tx
    .update(catalogueVersion)
    .set({ version: sql`${catalogueVersion.version} + 1` })
    .returning();
  const version = row?.version ?? 0;
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, ${String(version)})`);
  return version;
}
