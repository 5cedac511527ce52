type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface GuardedStorage {
  /** Null: nothing is stored, or storage is not available. */
  get: (name: string) => string | null;
  /** What was stored as JSON, after `start`. Null also when it is none or begins otherwise. Its shape is not checked. */
  json: (name: string, start?: string) => unknown;
  /** Null deletes it. Returns whether it worked. */
  set: (name: string, text: string | null) => boolean;
  /** Deletes everything whose name begins so. */
  deleteAll: (start: string) => void;
}

/**
 * A storage that may be absent, blocked (private windows) or full: then nothing is stored, and nothing is found. A function,
 * because some browsers throw when a page only mentions its storage.
 */
export function guardedStorage(storage: () => TextStorage): GuardedStorage {
  const attempt = <Result>(access: (available: TextStorage) => Result, otherwise: Result): Result => {
    try {
      return access(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name) => attempt((available) => available.getItem(name), null),
    json: (name, start = '') =>
      attempt((available): unknown => {
        const text = available.getItem(name);
        return text?.startsWith(start) === true ? JSON.parse(text.slice(start.length)) : null;
      }, null),
    set: (name, text) =>
      attempt((available) => {
        if (text === null) available.removeItem(name);
        else available.setItem(name, text);
        return true;
      }, false),
    deleteAll: (start) =>
      attempt((available) => {
        for (const name of Object.keys(available)) if (name.startsWith(start)) available.removeItem(name);
      }, undefined),
  };
}

/** For this tab, also after a reload. */
export const tabStorage = guardedStorage(() => sessionStorage);

/** For all tabs of this browser. What must also last without storage, or notify a screen, is in `pageStorage`. */
export const siteStorage = guardedStorage(() => localStorage);
