import { useEffect, useState } from 'react';
import type { OutlineOf } from './outlines.ts';

let loaded: OutlineOf | null = null;

/** Null while the outlines are loading, and where they could not be loaded: a stamp is complete without. */
export function useOutlines(): OutlineOf | null {
  const [outlineOf, setOutlineOf] = useState<OutlineOf | null>(() => loaded);
  useEffect(() => {
    if (outlineOf !== null) return;
    void loadOutlines().then(
      (found) => setOutlineOf(() => found),
      () => undefined,
    );
  }, [outlineOf]);
  return outlineOf;
}

async function loadOutlines(): Promise<OutlineOf> {
  loaded ??= (await import('./outlines.ts')).outlineOf;
  return loaded;
}
