import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** False until scripts have taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
