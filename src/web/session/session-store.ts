import { parseShownSession, SESSION_KEY, type ShownSession } from './shown-session.ts';

export type SessionState =
  /** Not known yet: the page has just opened and the server is being asked. */
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'guest' }>
  | Readonly<{ kind: 'signed-in'; session: ShownSession }>;

export type SessionStoreNeeds = Readonly<{
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether a cookie hints at a session; without it nobody is asked. */
  hasHint: () => boolean;
  /** Who the server says we are; null when it knows of no session. Rejects when it cannot be reached. */
  load: () => Promise<ShownSession | null>;
  now: () => Date;
  /** Runs the first check when the page, which is just being taken over, can spare the time. */
  soon: (check: () => void) => void;
  /** Tells when another tab signed in or out. */
  followOtherTabs: (changed: () => void) => void;
}>;

/** The one object for it, so that a page which is just taken over finds nothing changed. */
export const LOADING: SessionState = { kind: 'loading' };
const GUEST: SessionState = { kind: 'guest' };

/** Who is signed in, as this browser shows it. The server is asked once per page, and decides. */
export class SessionStore {
  readonly #needs: SessionStoreNeeds;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = LOADING;
  #hasStarted = false;

  constructor(needs: SessionStoreNeeds) {
    this.#needs = needs;
  }

  readonly current = (): SessionState => this.#state;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      this.#needs.soon(() => {
        this.#needs.followOtherTabs(this.#recall);
        this.#recall();
        void this.refresh();
      });
    }
    return () => this.#listeners.delete(changed);
  };

  /** Asks the server. A session it does not know is over, and what belongs to the account is cleared. */
  readonly refresh = async (): Promise<SessionState> => {
    if (!this.#needs.hasHint()) {
      this.#forget();
      return this.#state;
    }
    try {
      const session = await this.#needs.load();
      if (session === null) this.#forget();
      else this.#keep(session);
    } catch {
      // Without an answer the stored session stays on show; a guest is assumed only where nothing is stored.
      if (this.#state.kind === 'loading') this.#show(GUEST);
    }
    return this.#state;
  };

  readonly #recall = (): void => {
    const stored = this.#needs.hasHint() ? this.#read() : null;
    if (stored !== null) this.#show({ kind: 'signed-in', session: stored });
    else this.#show(this.#needs.hasHint() ? LOADING : GUEST);
  };

  #keep(session: ShownSession): void {
    try {
      this.#needs.storage().setItem(SESSION_KEY, JSON.stringify(session));
    } catch {
      // A browser that stores nothing asks again on the next page.
    }
    this.#show({ kind: 'signed-in', session });
  }

  #forget(): void {
    try {
      this.#needs.storage().removeItem(SESSION_KEY);
    } catch {
      // Nothing was stored then.
    }
    this.#show(GUEST);
  }

  #read(): ShownSession | null {
    try {
      return parseShownSession(this.#needs.storage().getItem(SESSION_KEY), this.#needs.now());
    } catch {
      return null;
    }
  }

  #show(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
