import { asc, isNull } from 'drizzle-orm';
import { changedFields, type StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { beginsToLose, isBelowCost } from '#core/catalogue/editing/margin.ts';
import type {
  PackageEdit,
  PackageEditOutcome,
  PackageEditor,
} from '#core/catalogue/editing/package-editor.ts';
import { stockAfterEdit } from '#core/catalogue/editing/stock-after-edit.ts';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type { Postgres, Transaction } from '../../connection/connect-postgres.ts';
import { packages } from '../../schema/catalogue.ts';
import { writeAudit } from '../../staff/audit-log.ts';
import { countPackages, listPackages } from './list-packages.ts';
import { editedPackage, lockEdited, selectEdited } from './read-edited.ts';
import { storedValues, writeValues } from './write-values.ts';

/** The time of the last edit is the edition: sales and returned stock do not change it. */
export function createPackageEditor({
  db,
  transaction,
}: Pick<Postgres, 'db' | 'transaction'>): PackageEditor {
  return {
    list: (filter) => listPackages(db, filter),
    counts: () => countPackages(db),
    save: (edit) => transaction((tx) => save(tx, edit)),
    async all() {
      const rows = await selectEdited(db, isNull(packages.withdrawn_at)).orderBy(
        asc(packages.country_region),
        asc(packages.minimum_selling_price),
        asc(packages.package_id),
      );
      return rows.map(editedPackage);
    },
  };
}

async function save(
  tx: Transaction,
  { packageId, seen, wanted, isLossConfirmed, by, at }: PackageEdit,
): Promise<PackageEditOutcome> {
  const now = (await lockEdited(tx, [packageId])).get(packageId);
  if (now === undefined) return { kind: 'not-found' };
  const isAlreadySo = changedFields(now.values, wanted).length === 0;
  const verdict = judgeEdit({ seen: seen.edition, current: now.edition, isAlreadySo });
  if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
  if (isAlreadySo) return { kind: 'saved', now };
  if (now.isWithdrawn) return { kind: 'withdrawn' };
  if (beginsToLose(now, wanted) && !isLossConfirmed) return { kind: 'below-cost', now };
  const after: StaffValues = {
    ...wanted,
    availableStock: stockAfterEdit({
      seen: seen.availableStock,
      wanted: wanted.availableStock,
      current: now.values.availableStock,
    }),
  };
  const row = storedValues({ item: now, after }, at);
  await writeValues(tx, [row]);
  await writeAudit(tx, {
    by,
    at,
    action: 'package-changed',
    target: { kind: 'package', id: packageId },
    before: now.values,
    after: { ...after, isBelowCost: isBelowCost(now, after) },
  });
  return { kind: 'saved', now: { ...now, values: after, edition: row.changed_at.getTime() } };
}
