import { useSyncExternalStore } from 'react';
import { pageSession } from './page-session.ts';
import { LOADING, type SessionState } from './session-store.ts';

/** Who is signed in. The server renders pages for nobody in particular, so there it is always being asked. */
export function useSession(): SessionState {
  return useSyncExternalStore(pageSession.subscribe, pageSession.current, () => LOADING);
}
