import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import type { CatalogueSource, OfferedPackage } from './catalogue-source.ts';
import type { CatalogueSnapshot, CatalogueStore, SyncSummary } from './catalogue-store.ts';

export type SyncNeeds = Readonly<{
  source: CatalogueSource;
  store: Pick<CatalogueStore, 'load' | 'replaceCatalogue' | 'recordRefusedSync'>;
  clock: Clock;
  log: Log;
  alerts: Alerts;
}>;

export type SyncResult = { kind: 'synced'; summary: SyncSummary } | { kind: 'refused'; reason: string };

/** The alert that stays open while the network's catalogue is not usable. */
export const SYNC_REFUSED = 'catalogue-sync-refused';

/** No network stops selling half of its plans within an hour, so such a response must be broken. */
const MOST_WITHDRAWN = 0.5;

/**
 * Updates our packages to match what the network sells. May be repeated at any time. A response that is broken,
 * empty or would withdraw most of the catalogue changes nothing, and the owner gets an alert.
 */
export async function syncCatalogue(needs: SyncNeeds): Promise<SyncResult> {
  const startedAt = needs.clock.now();
  const response = await needs.source.readCatalogue();
  if (response.kind === 'unusable') return refuse(needs, response.reason, startedAt);
  const broken = whyBroken(response.packages, await needs.store.load());
  if (broken !== null) return refuse(needs, broken, startedAt);

  const at = needs.clock.now();
  const summary = await needs.store.replaceCatalogue(response.packages, at, startedAt);
  await needs.alerts.settle(SYNC_REFUSED, at);
  needs.log.info('catalogue-synced', summary);
  return { kind: 'synced', summary };
}

async function refuse(
  { store, alerts, clock, log }: SyncNeeds,
  reason: string,
  startedAt: Date,
): Promise<SyncResult> {
  const at = clock.now();
  log.error(SYNC_REFUSED, { reason });
  await store.recordRefusedSync(reason, at, startedAt);
  const message = `The catalogue sync was refused. ${reason} The shop keeps selling the last good catalogue, so prices may be out of date. The next sync tries again; if this alert stays open, contact the eSIM network.`;
  await alerts.raise({ kind: SYNC_REFUSED, message }, at);
  return { kind: 'refused', reason };
}

function whyBroken(offered: readonly OfferedPackage[], current: CatalogueSnapshot): string | null {
  if (!offered.some(({ package: { type } }) => type === 'sim')) {
    return 'The network sent a catalogue without a single eSIM plan.';
  }
  const withdrawn = countWithdrawn(offered, current);
  if (withdrawn <= current.packages.length * MOST_WITHDRAWN) return null;
  return `The network's response would withdraw ${withdrawn} of ${current.packages.length} packages.`;
}

function countWithdrawn(offered: readonly OfferedPackage[], current: CatalogueSnapshot): number {
  const ids = new Set(offered.map(({ package: { package_id } }) => package_id));
  return current.packages.filter(({ package_id }) => !ids.has(package_id)).length;
}
