const KEY = 'promo-dismissed';

/** When storage cannot be read, the promotion counts as not dismissed. */
export function isPromoDismissed(store: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return store().getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Permanent: the entry never expires. */
export function dismissPromo(store: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    store().setItem(KEY, 'true');
  } catch {
    return;
  }
}
