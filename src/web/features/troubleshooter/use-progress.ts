import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Progress, readProgress, START } from './progress.ts';

/**
 * Which step is shown, counted from 0, and what was answered before it. The browser's history has both: Back returns to the
 * step before, and a reload or the return from another page shows the same step. Where the answers are missing, as in a
 * shared address, the first step is shown.
 */
export function useProgress(hashes: readonly string[]) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const progress = readProgress(state);
  const named = hashes.indexOf(hash);
  const here =
    progress === null ? { key, step: 0, progress: START } : { key, step: Math.max(0, named), progress };
  // Another hash is that of a sheet over the steps, such as the checkout.
  const isCovered = named === -1 && hash !== '';
  const [last, setLast] = useState(here);
  if (!isCovered && key !== last.key) setLast(here);
  const shown = isCovered ? last : here;
  return {
    ...shown,
    goOn: (next: Progress) => {
      const address = pathname + search + (hashes[shown.step + 1] ?? '');
      void navigate(address, { preventScrollReset: true, state: next });
    },
    goBack: () => void navigate(-1),
  };
}
