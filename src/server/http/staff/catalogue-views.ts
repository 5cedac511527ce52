import type { PreviewResponse, StaffPackage } from '#contract/admin/catalogue.ts';
import type { EditedPackage } from '#core/catalogue/editing/edited-package.ts';
import { chargedCents, marginOf } from '#core/catalogue/editing/margin.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { PlannedRow } from '#core/catalogue/imports/plan-import.ts';
import type { ImportPreview } from '#core/catalogue/imports/price-imports.ts';
import type { Language } from '#core/language.ts';

/** With our cost: only for responses to admins. */
export function showPackage(item: EditedPackage, language: Language): StaffPackage {
  const { packageId, described, isWithdrawn, networkPriceCents, netPriceCents, values, edition } = item;
  const priceCents = chargedCents(item, values);
  return {
    id: packageId,
    type: described.type,
    name: destinationName(described, language),
    countryCode: described.country_code,
    data: described.data_amount,
    isUnlimited: described.is_unlimited,
    validityDays: described.validity_days,
    operator: described.operator,
    isWithdrawn,
    networkPriceCents,
    netPriceCents,
    priceCents,
    margin: marginOf(priceCents, netPriceCents),
    values: { ...values },
    edition,
  };
}

export function showPreview({ rows, digest }: ImportPreview, language: Language): PreviewResponse {
  const change = rows.filter(({ kind }) => kind === 'change').length;
  const leftOut = rows.filter(({ kind }) => kind === 'left-out').length;
  const belowCost = rows.filter((row) => row.kind === 'change' && row.isBelowCost).length;
  return {
    counts: { lines: rows.length, change, same: rows.length - change - leftOut, belowCost, leftOut },
    rows: rows.flatMap((row) => showRow(row, language)),
    digest,
  };
}

function showRow(row: PlannedRow, language: Language): PreviewResponse['rows'] {
  const { line, packageId } = row;
  const nothing = { package: null, after: null, marginAfter: null, isBelowCost: false };
  if (row.kind === 'left-out') return [{ line, packageId, problem: row.problem, ...nothing }];
  if (row.kind === 'same') return [];
  const { item, after, isBelowCost } = row;
  return [
    {
      line,
      packageId,
      problem: null,
      package: showPackage(item, language),
      after: { ...after },
      marginAfter: marginOf(chargedCents(item, after), item.netPriceCents),
      isBelowCost,
    },
  ];
}
