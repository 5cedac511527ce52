import { desc, eq } from 'drizzle-orm';
import { changedFields, type StaffValues } from '#core/catalogue/editing/edited-package.ts';
import type { UndoOutcome } from '#core/catalogue/imports/price-imports.ts';
import { undoImport } from '#core/catalogue/imports/undo-import.ts';
import type { Transaction } from '../../connection/connect-postgres.ts';
import { catalogueImportChanges, catalogueImports } from '../../schema/catalogue.ts';
import { writeAudit } from '../../staff/audit-log.ts';
import { lockCatalogue } from '../catalogue-version.ts';
import { lockEdited, type StoredPackage } from './read-edited.ts';
import { storedValues, writeValues } from './write-values.ts';

type ImportChange = typeof catalogueImportChanges.$inferSelect;
type Action = Readonly<{ by: string; at: Date }>;

/** Undoes the newest import, once. In one transaction: all of it, or nothing. */
export async function undoLastImport(tx: Transaction, id: number, { by, at }: Action): Promise<UndoOutcome> {
  await lockCatalogue(tx);
  const [last] = await tx.select().from(catalogueImports).orderBy(desc(catalogueImports.id)).limit(1);
  if (last?.id !== id || last.undone_at !== null) return { kind: 'not-last' };
  const changes = await tx
    .select()
    .from(catalogueImportChanges)
    .where(eq(catalogueImportChanges.import_id, id));
  const known = await lockEdited(
    tx,
    changes.map(({ package_id }) => package_id),
  );
  const undone = changes.flatMap((change) => {
    const item = known.get(change.package_id);
    return item === undefined ? [] : [{ item, ...undoOne(change, item) }];
  });
  const restored = undone.filter(({ item, values }) => changedFields(item.values, values).length > 0);
  if (restored.length > 0)
    await writeValues(
      tx,
      restored.map(({ item, values }) => storedValues({ item, after: values }, at)),
    );
  const kept = undone.filter(({ kept: fields }) => fields.length > 0);
  const undoneAt = at < last.imported_at ? last.imported_at : at;
  await tx.update(catalogueImports).set({ undone_at: undoneAt }).where(eq(catalogueImports.id, id));
  await writeAudit(tx, {
    by,
    at,
    action: 'catalogue-import-undone',
    target: { kind: 'catalogue-import', id: String(id) },
    before: { packages: changes.length },
    after: { restored: restored.length, kept: kept.map(({ item }) => item.packageId) },
  });
  return {
    kind: 'undone',
    restored: restored.length,
    kept: kept.map(({ item, kept: fields }) => ({ item, fields })),
  };
}

function undoOne(change: ImportChange, item: StoredPackage) {
  const valuesOf = (side: 'before' | 'after'): StaffValues => {
    const cents = change[`price_${side}_cents`];
    return {
      ownPriceCents: cents === 0 ? null : cents,
      availableStock: change[`stock_${side}`],
      isPopular: change[`popular_${side}`] ?? item.isPopularByRule,
      isHidden: change[`hidden_${side}`],
    };
  };
  return undoImport({
    before: valuesOf('before'),
    after: valuesOf('after'),
    now: item.values,
    isEditedSince: item.edition !== change.changed_at.getTime(),
  });
}
