import { syncCatalogue } from '#core/catalogue/sync/sync-catalogue.ts';
import type { AssembledShop } from './assemble-shop.ts';

const TRY_AGAIN_MS = 30_000;

/**
 * A shop without a catalogue sells nothing, so the first sync does not wait for its hour. When the network refuses,
 * it is asked again until it answers; the shop starts meanwhile, unready. The answer stops the asking.
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
  }, TRY_AGAIN_MS);
  return () => clearInterval(again);
}
