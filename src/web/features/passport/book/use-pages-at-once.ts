import { useSyncExternalStore } from 'react';

/** The style sheet uses the same width. */
const WIDE = '(width >= 768px)';

/** A wide screen shows two pages side by side. */
export function usePagesAtOnce(): 1 | 2 {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return isWide ? 2 : 1;
}

function watchWidth(changed: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
