import { useSyncExternalStore } from 'react';
import { pageSession } from './page-session.ts';
import { LOADING, type SessionState } from './session-store.ts';

/**
 * The signed-in customer. Server-rendered pages are the same for every visitor, so there the state is always loading.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(pageSession.subscribe, pageSession.current, () => LOADING);
}
