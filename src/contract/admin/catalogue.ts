import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { StaffField } from '#core/catalogue/editing/edited-package.ts';
import type { PackageListName, PackageOrder } from '#core/catalogue/editing/package-editor.ts';
import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';
import type { SyncChangeKind } from '#core/catalogue/sync/sync-history.ts';
import { ErrorResponse } from '../error-response.ts';
import { storableText } from '../storable-text.ts';
import { conflictOf, Edition } from './editing.ts';

const Time = z.string();
const Cents = z.int();
const LanguageName = z.enum(LANGUAGES);
const TYPES = ['sim', 'topup'] as const satisfies readonly PackageType[];
const COVERAGES = ['local', 'regional', 'global'] as const satisfies readonly CoverageType[];
const LISTS = [
  'all',
  'own-price',
  'below-cost',
  'limited',
  'sold-out',
  'popular',
  'hidden',
  'withdrawn',
] as const satisfies readonly PackageListName[];
const ORDERS = ['name', 'price', 'margin'] as const satisfies readonly PackageOrder[];
const KINDS = ['added', 'changed', 'withdrawn', 'returned'] as const satisfies readonly SyncChangeKind[];
const FIELDS = [
  'ownPriceCents',
  'availableStock',
  'isPopular',
  'isHidden',
] as const satisfies readonly StaffField[];

/** Ids of the network; the longest today has 40 characters. */
const PackageId = storableText(200).min(1);

const Values = {
  /** Null: the network's price is charged. The server checks its limits. */
  ownPriceCents: Cents.nullable(),
  /** Null: not limited. */
  availableStock: z.int().nonnegative().nullable(),
  isPopular: z.boolean(),
  isHidden: z.boolean(),
};
export const StaffValues = z.object(Values);

/** A package with its cost and margin: for admins only. */
export const StaffPackage = z.object({
  id: z.string(),
  type: z.enum(TYPES),
  /** The destination, in the language of the request. */
  name: z.string(),
  countryCode: z.string().nullable(),
  data: z.string(),
  isUnlimited: z.boolean(),
  validityDays: z.int().nullable(),
  operator: z.string(),
  isWithdrawn: z.boolean(),
  networkPriceCents: Cents,
  /** Null: the network did not say. */
  netPriceCents: Cents.nullable(),
  priceCents: Cents,
  margin: z.object({ cents: Cents, percent: z.int() }).nullable(),
  values: StaffValues,
  edition: Edition,
});
export type StaffPackage = z.infer<typeof StaffPackage>;

export const CatalogueQuery = z.object({
  language: LanguageName.default('en'),
  search: storableText(200).optional(),
  type: z.enum(TYPES).optional(),
  coverage: z.enum(COVERAGES).optional(),
  list: z.enum(LISTS).default('all'),
  order: z.enum(ORDERS).default('name'),
  /** The id of the last package of the page before. */
  after: PackageId.optional(),
});
/** `next`: the `after` of the next page; null on the last one. */
export const CatalogueResponse = z.object({
  packages: z.array(StaffPackage),
  next: z.string().nullable(),
  /** Only with the first page. */
  counts: z.record(z.enum(LISTS), z.int()).nullable(),
});
export type CatalogueResponse = z.infer<typeof CatalogueResponse>;

export const PackageParams = z.object({ id: PackageId });
export const LanguageQuery = z.object({ language: LanguageName.default('en') });

export const PackageBody = z.strictObject({
  ...Values,
  edition: Edition,
  /** The stock that the editor saw: units sold since then stay sold. */
  stockSeen: z.int().nonnegative().nullable(),
  /** True: somebody knows that every sale loses money. */
  isLossConfirmed: z.boolean().optional(),
});
export const PackageResponse = z.object({ package: StaffPackage });
export const PackageConflict = conflictOf(StaffPackage, PackageBody).or(ErrorResponse);

export const ImportBody = z.strictObject({
  fileName: storableText(200).min(1),
  text: z.string(),
});
export const ApplyImportBody = ImportBody.extend({
  /** Of the preview that the person saw. */
  digest: storableText(100),
  sellsBelowCost: z.boolean(),
});

/** A row that would change a package, or that is left out. Rows without a change are only counted. */
export const PreviewRow = z.object({
  line: z.int(),
  packageId: z.string(),
  /** Null: this row changes its package. */
  problem: z.string().nullable(),
  package: StaffPackage.nullable(),
  after: StaffValues.nullable(),
  marginAfter: z.object({ cents: Cents, percent: z.int() }).nullable(),
  isBelowCost: z.boolean(),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

export const PreviewResponse = z.object({
  counts: z.object({ lines: z.int(), change: z.int(), same: z.int(), belowCost: z.int(), leftOut: z.int() }),
  rows: z.array(PreviewRow),
  digest: z.string(),
});
export type PreviewResponse = z.infer<typeof PreviewResponse>;

/** A file that cannot be used at all; `line` is where the reason was found. */
export const FileRefused = ErrorResponse.extend({ line: z.int().optional() });

export const ImportResponse = z.object({ changed: z.int() });
export const ImportConflict = ErrorResponse.extend({ preview: PreviewResponse.optional() });

export const LastImportResponse = z.object({
  import: z
    .object({
      id: z.int(),
      fileName: z.string(),
      at: Time,
      /** Null: the account was deleted since. */
      by: z.string().nullable(),
      changed: z.int(),
      undoneAt: Time.nullable(),
    })
    .nullable(),
});
export type LastImport = NonNullable<z.infer<typeof LastImportResponse>['import']>;

export const ImportParams = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
/** `kept`: packages that somebody changed since the import, with the values that stayed. */
export const UndoResponse = z.object({
  restored: z.int(),
  kept: z.array(z.object({ package: StaffPackage, fields: z.array(z.enum(FIELDS)) })),
});
export type UndoResponse = z.infer<typeof UndoResponse>;

export const SyncsQuery = z.object({
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});
export const ShownSync = z.object({
  id: z.int(),
  startedAt: Time,
  finishedAt: Time,
  /** Why it was refused; null: it succeeded. */
  reason: z.string().nullable(),
  added: z.int(),
  changed: z.int(),
  withdrawn: z.int(),
  total: z.int(),
});
export type ShownSync = z.infer<typeof ShownSync>;
export const SyncsResponse = z.object({
  isRunning: z.boolean(),
  syncs: z.array(ShownSync),
  next: z.int().nullable(),
});
export type SyncsResponse = z.infer<typeof SyncsResponse>;
/** False: a sync was waiting or running already. */
export const SyncStarted = z.object({ isStarted: z.boolean() });

export const SyncChangesQuery = LanguageQuery.extend({ after: PackageId.optional() });
export const SyncChangesResponse = z.object({
  changes: z.array(
    z.object({
      packageId: z.string(),
      name: z.string(),
      countryCode: z.string().nullable(),
      data: z.string(),
      validityDays: z.int().nullable(),
      kind: z.enum(KINDS),
      priceBeforeCents: Cents.nullable(),
      priceAfterCents: Cents.nullable(),
      netBeforeCents: Cents.nullable(),
      netAfterCents: Cents.nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type SyncChangesResponse = z.infer<typeof SyncChangesResponse>;
