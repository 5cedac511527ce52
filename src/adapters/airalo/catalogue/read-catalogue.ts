import { markPopular } from '#core/catalogue/packages/mark-popular.ts';
import type { CatalogueResponse, OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import type { Log } from '#core/log.ts';
import type { AiraloClient, ApiResponse } from '../http/airalo-client.ts';
import { callWithRetry } from '../http/call-with-retry.ts';
import { PackagesPage } from './package-responses.ts';
import { toOfferedPackages } from './to-offered-packages.ts';

export type CatalogueNeeds = Readonly<{
  client: AiraloClient;
  log: Log;
  pageMs: number;
  /** Destinations per page. */
  pageSize: number;
  wait(seconds: number): Promise<void>;
}>;

type Page = Readonly<{ kind: 'page'; rows: readonly unknown[]; lastPage: number; total: number }>;
type Unusable = Extract<CatalogueResponse, { kind: 'unusable' }>;

/** A page of 50 destinations with their texts is about 8 MB; a larger one than this is not a catalogue. */
const MAX_PAGE_BYTES = 48 * 1024 * 1024;
const MAX_PAGES = 1000;
/** Above this share of unreadable entries the whole response counts as broken. */
const MAX_UNREADABLE = 0.02;

/**
 * Reads every page. A partial catalogue is unusable: it would withdraw the packages that are missing from it.
 */
export async function readCatalogue(needs: CatalogueNeeds): Promise<CatalogueResponse> {
  const rows: unknown[] = [];
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = await readPage(needs, number);
    if (page.kind === 'unusable') return page;
    rows.push(...page.rows);
    if (number >= page.lastPage) return assemble(needs.log, rows, page.total);
    if (page.rows.length === 0) return unusable(`Page ${number} of the network's catalogue was empty.`);
  }
  return unusable(`The network's catalogue did not end after ${MAX_PAGES} pages.`);
}

async function readPage(needs: CatalogueNeeds, number: number): Promise<Page | Unusable> {
  const response = await callWithRetry(needs.wait, () => callPage(needs, number));
  if (response.kind === 'no-response')
    return unusable(`The network did not respond for page ${number} of its catalogue.`);
  if (response.kind === 'not-sent')
    return unusable(`The request for the network's catalogue could not be sent (${response.code}).`);
  if (response.status !== 200)
    return unusable(`The network returned ${response.status} for page ${number} of its catalogue.`);
  const parsed = PackagesPage.safeParse(response.body);
  if (!parsed.success) return unusable(`Page ${number} of the network's catalogue could not be read.`);
  return {
    kind: 'page',
    rows: parsed.data.data,
    lastPage: parsed.data.meta.last_page,
    total: parsed.data.meta.total,
  };
}

function callPage({ client, pageMs, pageSize }: CatalogueNeeds, number: number): Promise<ApiResponse> {
  return client.call({
    method: 'GET',
    path: '/v2/packages',
    query: { include: 'topup', limit: String(pageSize), page: String(number) },
    timeoutMs: pageMs,
    maxBytes: MAX_PAGE_BYTES,
    limitKey: 'packages',
  });
}

function assemble(log: Log, rows: readonly unknown[], total: number): CatalogueResponse {
  if (rows.length < total) {
    return unusable(`The network announced ${total} destinations and sent ${rows.length}.`);
  }
  const parts = rows.map(toOfferedPackages);
  const packages = withoutDuplicates(parts.flatMap((part) => part.packages));
  const unreadable = parts.reduce((sum, part) => sum + part.unreadable, 0);
  if (unreadable > MAX_UNREADABLE * (packages.length + unreadable)) {
    return unusable(
      `${unreadable} entries of the network's catalogue could not be read; ${packages.length} could.`,
    );
  }
  if (unreadable > 0) log.warn('catalogue-entries-unreadable', { unreadable, readable: packages.length });
  return { kind: 'read', packages: markPopular(packages) };
}

/** A package listed under two destinations is stored under the first one. */
function withoutDuplicates(packages: readonly OfferedPackage[]): OfferedPackage[] {
  const byId = new Map<string, OfferedPackage>();
  for (const offered of packages) {
    if (!byId.has(offered.package.package_id)) byId.set(offered.package.package_id, offered);
  }
  return [...byId.values()];
}

function unusable(reason: string): Unusable {
  return { kind: 'unusable', reason };
}
