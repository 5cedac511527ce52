import { siteStorage, type GuardedStorage } from '../../browser/guarded-storage.ts';

const KEY = 'promo-dismissed';

/** When storage cannot be read, the promotion counts as not dismissed. */
export function isPromoDismissed(storage: GuardedStorage = siteStorage): boolean {
  return storage.get(KEY) !== null;
}

/** Permanent: the entry never expires. */
export function dismissPromo(storage: GuardedStorage = siteStorage): void {
  storage.set(KEY, 'true');
}
