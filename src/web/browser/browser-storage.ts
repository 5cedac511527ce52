import type { GuardedStorage } from './guarded-storage.ts';

/** Texts stored by name in this browser; every tab is notified of changes. */
export interface BrowserStorage {
  get: (name: string) => string | null;
  /** Null deletes the text. */
  set: (name: string, text: string | null) => void;
  subscribe: (changed: () => void) => () => void;
}

type BrowserParts = Readonly<{
  storage: Pick<GuardedStorage, 'get' | 'set'>;
  /**
   * Receives `storage` events from other tabs, and `pageshow` when the browser restores a page from its back/forward
   * cache.
   */
  page: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
}>;

/** Where storage is not available (private windows, a full disk), texts last as long as the page. */
export function createBrowserStorage({ storage, page }: BrowserParts): BrowserStorage {
  const inMemory = new Map<string, string | null>();
  const listeners = new Set<() => void>();

  const get = (name: string) => {
    const kept = inMemory.get(name);
    return kept === undefined ? storage.get(name) : kept;
  };

  const set = (name: string, text: string | null) => {
    if (storage.set(name, text)) inMemory.delete(name);
    else inMemory.set(name, text);
    listeners.forEach((listener) => listener());
  };

  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    page().addEventListener('storage', changed);
    page().addEventListener('pageshow', changed);
    return () => {
      listeners.delete(changed);
      page().removeEventListener('storage', changed);
      page().removeEventListener('pageshow', changed);
    };
  };

  return { get, set, subscribe };
}
