import { createHash } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { changedFields } from '#core/catalogue/editing/edited-package.ts';
import { appliedRows, planImport, type PlannedRow } from '#core/catalogue/imports/plan-import.ts';
import type {
  ImportOutcome,
  ImportPreview,
  ImportRequest,
  PastImport,
  PriceImports,
} from '#core/catalogue/imports/price-imports.ts';
import type { FileRow } from '#core/catalogue/imports/read-price-file.ts';
import type { Database, Postgres, Transaction } from '../../connection/connect-postgres.ts';
import { users } from '../../schema/accounts.ts';
import { auditLog } from '../../schema/audit-log.ts';
import { catalogueImportChanges, catalogueImports } from '../../schema/catalogue.ts';
import { writeAudit } from '../../staff/audit-log.ts';
import { lockEdited, readEdited, type StoredPackage } from './read-edited.ts';
import { undoLastImport } from './undo-last-import.ts';
import { storedValues, writeValues } from './write-values.ts';

export function createPriceImports({ db, transaction }: Pick<Postgres, 'db' | 'transaction'>): PriceImports {
  return {
    preview: async (rows) => previewOf(rows, await readEdited(db, idsOf(rows))),
    apply: (request) => transaction((tx) => applyImport(tx, request)),
    last: () => lastImport(db),
    undo: (id, action) => transaction((tx) => undoLastImport(tx, id, action)),
  };
}

const idsOf = (rows: readonly FileRow[]) => rows.map(({ packageId }) => packageId);

function previewOf(rows: readonly FileRow[], known: ReadonlyMap<string, StoredPackage>): ImportPreview {
  const planned = planImport(rows, known);
  return { rows: planned, digest: digestOf(planned) };
}

/** Of what a person saw and agreed to: each row's outcome and each value before and after. */
function digestOf(rows: readonly PlannedRow[]): string {
  const seen = rows.map((row) => {
    if (row.kind !== 'change') return [row.line, row.packageId, row.kind];
    const values = changedFields(row.item.values, row.after).map((field) => [
      field,
      row.item.values[field],
      row.after[field],
    ]);
    return [row.line, row.packageId, row.isBelowCost, ...values];
  });
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

async function applyImport(tx: Transaction, request: ImportRequest): Promise<ImportOutcome> {
  const { fileName, rows, digest, sellsBelowCost, by, at } = request;
  // Until the commit nobody else changes a price, so what is compared here is what is written.
  const known = await lockEdited(tx, idsOf(rows));
  const preview = previewOf(rows, known);
  if (preview.digest !== digest) return { kind: 'changed-meanwhile', preview };
  const applied = appliedRows(preview.rows, sellsBelowCost).flatMap(({ packageId, after }) => {
    const item = known.get(packageId);
    return item === undefined ? [] : [{ item, after, stored: storedValues({ item, after }, at) }];
  });
  if (applied.length === 0) return { kind: 'nothing-to-change' };
  const [added] = await tx
    .insert(catalogueImports)
    .values({ file_name: fileName, imported_at: at })
    .returning({ id: catalogueImports.id });
  if (added === undefined) throw new Error('PostgreSQL returned no id of an import');
  await writeValues(
    tx,
    applied.map(({ stored }) => stored),
  );
  await writeChanges(
    tx,
    applied.map(({ item, stored }) => changeRow(item, stored, added.id)),
  );
  await writeAudit(tx, {
    by,
    at,
    action: 'catalogue-imported',
    target: { kind: 'catalogue-import', id: String(added.id) },
    before: null,
    after: { packages: applied.length, isBelowCostConfirmed: sellsBelowCost },
  });
  return { kind: 'applied', changed: applied.length };
}

type ChangeRow = typeof catalogueImportChanges.$inferInsert;

function changeRow(
  item: StoredPackage,
  stored: ReturnType<typeof storedValues>,
  importId: number,
): ChangeRow {
  const before = storedValues({ item, after: item.values }, new Date(0));
  return {
    import_id: importId,
    package_id: item.packageId,
    price_before_cents: before.price_cents,
    price_after_cents: stored.price_cents,
    stock_before: before.available_stock,
    stock_after: stored.available_stock,
    popular_before: before.is_popular,
    popular_after: stored.is_popular,
    hidden_before: before.is_hidden,
    hidden_after: stored.is_hidden,
    changed_at: stored.changed_at,
  };
}

/** A statement has at most 65,535 values. */
const ROWS_PER_STATEMENT = 1_000;

async function writeChanges(tx: Transaction, rows: readonly ChangeRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx.insert(catalogueImportChanges).values(rows.slice(start, start + ROWS_PER_STATEMENT));
}

async function lastImport(db: Database): Promise<PastImport | null> {
  const [found] = await db
    .select({ row: catalogueImports, by: users.email })
    .from(catalogueImports)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.target_kind, 'catalogue-import'),
        eq(auditLog.target_id, sql`${catalogueImports.id}::text`),
        eq(auditLog.action, 'catalogue-imported'),
      ),
    )
    .leftJoin(users, eq(users.id, auditLog.staff_id))
    .orderBy(desc(catalogueImports.id))
    .limit(1);
  if (found === undefined) return null;
  const { row, by } = found;
  const [counted] = await db
    .select({ changed: count() })
    .from(catalogueImportChanges)
    .where(eq(catalogueImportChanges.import_id, row.id));
  return {
    id: row.id,
    fileName: row.file_name,
    at: row.imported_at,
    by,
    changed: counted?.changed ?? 0,
    undoneAt: row.undone_at,
  };
}
