import { syncCatalogue } from '#core/catalogue/sync/sync-catalogue.ts';
import type { AssembledShop } from './assembly/assemble-shop.ts';

const RETRY_EVERY_MS = 30_000;

/**
 * A shop without a catalogue sells nothing, so the first sync runs at start. When the network refuses, the
 * sync is retried until it succeeds; meanwhile the shop starts and reports not ready. Returns a function that
 * stops the retries.
 */
export async function fillCatalogue({ store, sync }: AssembledShop): Promise<() => void> {
  if ((await store.version()) > 0) return () => undefined;
  if ((await syncCatalogue(sync)).kind === 'synced') return () => undefined;
  const again = setInterval(() => {
    void syncCatalogue(sync).then(
      (result) => {
        if (result.kind === 'synced') clearInterval(again);
      },
      (error: unknown) => sync.log.error('catalogue-sync-failed', { reason: String(error) }),
    );
  }, RETRY_EVERY_MS);
  return () => clearInterval(again);
}
