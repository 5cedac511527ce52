const KEY = 'promo-dismissed';

/** A browser whose store cannot be read has dismissed nothing. */
export function isPromoDismissed(store: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return store().getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** For good: the entry never expires. */
export function dismissPromo(store: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    store().setItem(KEY, 'true');
  } catch {
    return;
  }
}
