import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { catalogueVersion } from '../schema/catalogue.ts';

/** The NOTIFY channel for the new version number. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

export async function readCatalogueVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** Serialises writers of the catalogue: the second waits here until the first has committed. */
export async function lockCatalogue(tx: Transaction): Promise<number> {
  const [row] = await tx.select().from(catalogueVersion).for('update');
  return row?.version ?? 0;
}

/** Listeners are notified when the transaction commits, and not when it rolls back. */
export async function raiseCatalogueVersion(tx: Transaction): Promise<number> {
  const [row] = await tx
    .update(catalogueVersion)
    .set({ version: sql`${catalogueVersion.version} + 1` })
    .returning();
  const version = row?.version ?? 0;
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, ${String(version)})`);
  return version;
}
