import type { GuardedStorage } from '../browser/guarded-storage.ts';
import { Store } from '../ui/store.ts';
import { parseShownSession, SESSION_KEY, type ShownSession } from './shown-session.ts';

export type SessionState =
  /** Not known yet: the page has just opened and the request is in progress. */
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'guest' }>
  | Readonly<{ kind: 'signed-in'; session: ShownSession }>;

export type SessionStoreNeeds = Readonly<{
  storage: Pick<GuardedStorage, 'get' | 'set'>;
  /** Whether a cookie indicates a session; without it no request is sent. */
  hasHint: () => boolean;
  /** Fetches the session; null when the server knows none. Rejects when it cannot be reached. */
  load: () => Promise<ShownSession | null>;
  now: () => Date;
  /** Runs the first check in a later task, so that it does not delay hydration. */
  runLater: (check: () => void) => void;
  /** Calls `changed` when another tab signed in or out. */
  followOtherTabs: (changed: () => void) => void;
  /** Deletes what this browser keeps of other customers, after every response about the session. Null: of all. */
  keepOnlyOf: (userId: string | null) => Promise<void>;
}>;

/** One shared object, so that hydration sees no change. */
export const LOADING: SessionState = { kind: 'loading' };
const GUEST: SessionState = { kind: 'guest' };

/** The signed-in customer, as this browser shows it. One request per page; the server decides. */
export class SessionStore {
  readonly #needs: SessionStoreNeeds;
  readonly #state = new Store<SessionState>(LOADING);
  #hasStarted = false;

  constructor(needs: SessionStoreNeeds) {
    this.#needs = needs;
  }

  readonly current = this.#state.current;

  readonly subscribe = (changed: () => void): (() => void) => {
    const unsubscribe = this.#state.subscribe(changed);
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      this.#needs.runLater(() => {
        this.#needs.followOtherTabs(this.#restore);
        this.#restore();
        void this.refresh();
      });
    }
    return unsubscribe;
  };

  /**
   * Fetches the session. A session unknown to the server is ended, and the account data is cleared: also what was
   * saved for offline use, before the promise resolves.
   */
  readonly refresh = async (): Promise<SessionState> => {
    try {
      const session = this.#needs.hasHint() ? await this.#needs.load() : null;
      this.#store(session);
      await this.#needs.keepOnlyOf(session?.userId ?? null);
    } catch {
      // Without a response the stored session stays visible; a guest is assumed only where nothing is stored.
      if (this.current().kind === 'loading') this.#state.set(GUEST);
    }
    return this.current();
  };

  readonly #restore = (): void => {
    const stored = this.#needs.hasHint() ? this.#read() : null;
    if (stored !== null) this.#state.set({ kind: 'signed-in', session: stored });
    else this.#state.set(this.#needs.hasHint() ? LOADING : GUEST);
  };

  /** Null: nobody is signed in. */
  #store(session: ShownSession | null): void {
    // Where this fails, the next page fetches the session again.
    this.#needs.storage.set(SESSION_KEY, session === null ? null : JSON.stringify(session));
    this.#state.set(session === null ? GUEST : { kind: 'signed-in', session });
  }

  #read(): ShownSession | null {
    return parseShownSession(this.#needs.storage.get(SESSION_KEY), this.#needs.now());
  }
}
