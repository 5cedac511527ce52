import type {
  CatalogueResponse,
  LastImport,
  PreviewResponse,
  StaffPackage,
  SyncChangesResponse,
  SyncsResponse,
  UndoResponse,
} from '#contract/admin/catalogue.ts';
import type { PicksBody, PicksResponse } from '#contract/admin/popular-picks.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import type { PackageListName, PackageOrder } from '#core/catalogue/editing/package-editor.ts';
import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, AdminRefusal, refusalOf } from '../frame/admin-client.ts';

export type PackageFilter = Readonly<{
  search: string;
  type: PackageType | null;
  coverage: CoverageType | null;
  list: PackageListName;
  order: PackageOrder;
}>;

export async function fetchPackages(
  { signal, language }: FetchNeeds,
  { search, type, coverage, list, order, after }: PackageFilter & Readonly<{ after: string | null }>,
): Promise<CatalogueResponse> {
  const query = {
    language,
    list,
    order,
    ...(search === '' ? {} : { search }),
    ...(type === null ? {} : { type }),
    ...(coverage === null ? {} : { coverage }),
    ...(after === null ? {} : { after }),
  };
  const response = await adminClient().catalogue.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** `conflict`: another person changed the package meanwhile, and nothing was saved. */
type Saved = Readonly<{ package: StaffPackage }> | Readonly<{ conflict: StaffPackage }>;

type Edit = Readonly<{
  language: Language;
  seen: StaffPackage;
  wanted: StaffValues;
  isLossConfirmed: boolean;
}>;

export async function savePackage({ language, seen, wanted, isLossConfirmed }: Edit): Promise<Saved> {
  const response = await adminClient().catalogue[':id'].$put({
    param: { id: encodeURIComponent(seen.id) },
    query: { language },
    json: { ...wanted, edition: seen.edition, stockSeen: seen.values.availableStock, isLossConfirmed },
  });
  if (response.status === 200) return response.json();
  if (response.status !== 409) throw await refusalOf(response);
  const body = await response.json();
  if ('conflict' in body) return { conflict: body.conflict.stored };
  throw new AdminRefusal(409, body);
}

/** The catalogue as a file, in the form that spreadsheets of this language expect. */
export function requestFile(language: Language) {
  return adminClient()['catalogue.csv'].$get({ query: { language } });
}

export type PriceFile = Readonly<{ fileName: string; text: string }>;

export async function previewFile(language: Language, file: PriceFile): Promise<PreviewResponse> {
  const response = await adminClient()['catalogue-import-previews'].$post({
    query: { language },
    json: file,
  });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

type Applied = Readonly<{ changed: number }> | Readonly<{ preview: PreviewResponse }>;
type Application = PriceFile & Readonly<{ digest: string; sellsBelowCost: boolean }>;

/** `preview`: the catalogue changed after the one that was shown, and nothing was saved. */
export async function applyFile(language: Language, json: Application): Promise<Applied> {
  const response = await adminClient()['catalogue-imports'].$post({ query: { language }, json });
  if (response.status === 200) return response.json();
  if (response.status !== 409) throw await refusalOf(response);
  const body = await response.json();
  if (body.preview !== undefined) return { preview: body.preview };
  throw new AdminRefusal(409, body);
}

export async function fetchLastImport({ signal }: FetchNeeds): Promise<LastImport | null> {
  const response = await adminClient()['catalogue-imports'].last.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).import;
}

export async function undoImport(language: Language, id: number): Promise<UndoResponse> {
  const response = await adminClient()['catalogue-imports'][':id'].undo.$post({
    param: { id: String(id) },
    query: { language },
  });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchSyncs({ signal }: FetchNeeds, before: number | null): Promise<SyncsResponse> {
  const query = before === null ? {} : { before: String(before) };
  const response = await adminClient()['catalogue-syncs'].$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function startSync(): Promise<boolean> {
  const response = await adminClient()['catalogue-syncs'].$post();
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).isStarted;
}

export async function fetchSyncChanges(
  { signal, language }: FetchNeeds,
  { id, after }: Readonly<{ id: number; after: string | null }>,
): Promise<SyncChangesResponse> {
  const response = await adminClient()['catalogue-syncs'][':id'].changes.$get(
    { param: { id: String(id) }, query: { language, ...(after === null ? {} : { after }) } },
    { init: { signal } },
  );
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchPicks({ signal, language }: FetchNeeds): Promise<PicksResponse> {
  const response = await adminClient()['popular-picks'].$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

type SavedPicks = Readonly<{ picks: readonly string[] }> | Readonly<{ conflict: readonly string[] }>;

/** `conflict`: another person changed the list meanwhile, and nothing was saved. */
export async function savePicks(json: PicksBody): Promise<SavedPicks> {
  const response = await adminClient()['popular-picks'].$put({ json });
  if (response.status === 200) return response.json();
  if (response.status !== 409) throw await refusalOf(response);
  const body = await response.json();
  if ('conflict' in body) return { conflict: body.conflict.stored.picks };
  throw new AdminRefusal(409, body);
}
