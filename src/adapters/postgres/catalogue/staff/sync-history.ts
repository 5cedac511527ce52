import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PastSync, SyncHistory } from '#core/catalogue/sync/sync-history.ts';
import type { Database, Transaction } from '../../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../../connection/enqueue-within.ts';
import { catalogueSyncChanges, catalogueSyncs, packages } from '../../schema/catalogue.ts';
import { writeAudit } from '../../staff/audit-log.ts';

/** The job that `syncCatalogueJob` defines. */
const JOB = 'sync-catalogue';

export function createSyncHistory({ postgres, enqueueWithin }: QueueingStoreNeeds): SyncHistory {
  const { db } = postgres;
  return {
    async list({ before, most }) {
      const rows = await db
        .select()
        .from(catalogueSyncs)
        .where(before === null ? undefined : lt(catalogueSyncs.id, before))
        .orderBy(desc(catalogueSyncs.id))
        .limit(most);
      return rows.map(pastSync);
    },
    changes: ({ syncId, after, most }) =>
      db
        .select({
          packageId: catalogueSyncChanges.package_id,
          described: {
            country_region: packages.country_region,
            country_code: packages.country_code,
            data_amount: packages.data_amount,
            validity_days: packages.validity_days,
          },
          kind: catalogueSyncChanges.kind,
          priceBeforeCents: catalogueSyncChanges.price_before_cents,
          priceAfterCents: catalogueSyncChanges.price_after_cents,
          netBeforeCents: catalogueSyncChanges.net_before_cents,
          netAfterCents: catalogueSyncChanges.net_after_cents,
        })
        .from(catalogueSyncChanges)
        .innerJoin(packages, eq(packages.package_id, catalogueSyncChanges.package_id))
        .where(
          and(
            eq(catalogueSyncChanges.sync_id, syncId),
            after === null ? undefined : gt(catalogueSyncChanges.package_id, after),
          ),
        )
        .orderBy(asc(catalogueSyncChanges.package_id))
        .limit(most),
    isRunning: () => isRunning(db),
    start: ({ by, at }) =>
      postgres.transaction(async (tx) => {
        // Two people who press at once take turns; the second finds the job of the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`start ${JOB}`}))`);
        if (await isRunning(tx)) return false;
        await enqueueWithin(tx, { name: JOB, data: {} });
        await writeAudit(tx, {
          by,
          at,
          action: 'catalogue-sync-started',
          target: { kind: 'catalogue', id: JOB },
          before: null,
          after: null,
        });
        return true;
      }),
  };
}

async function isRunning(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from jobs.job where name = ${JOB} and state in ('created', 'retry', 'active') limit 1`,
  );
  return rows.length > 0;
}

function pastSync(row: typeof catalogueSyncs.$inferSelect): PastSync {
  const { id, started_at: startedAt, finished_at: finishedAt, added, changed, withdrawn, total } = row;
  const summary = { added: added ?? 0, changed: changed ?? 0, withdrawn: withdrawn ?? 0, total: total ?? 0 };
  return {
    id,
    startedAt,
    finishedAt,
    result:
      row.outcome === 'synced' ? { kind: 'synced', summary } : { kind: 'refused', reason: row.reason ?? '' },
  };
}
