import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Step } from './steps/step-frame.tsx';

/** Where the traveller is: one of the steps, or the result after them. */
export type Stage = Step | 'result';

const ORDER: readonly Stage[] = [1, 2, 3, 'result'];
const HASHES = ['#trip-details', '#phone-usage', '#advanced-usage', '#result'];

/**
 * The stage in the calculator. On a page each stage has its own address, so that Back returns to the stage before; over a
 * list it does not.
 */
export function useStage(isInAddress: boolean) {
  const [reached, setReached] = useState(0);
  const [local, setLocal] = useState(0);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const named = HASHES.indexOf(hash);
  // Another hash is that of a sheet over the steps, such as the checkout.
  const wanted = named === -1 && hash !== '' ? local : Math.max(0, named);
  // A stage beyond `reached`, as in a shared address, is not shown: its answers are not there.
  const step = isInAddress ? Math.min(wanted, reached) : local;
  const go = (next: Stage) => {
    const position = ORDER.indexOf(next);
    setReached((before) => Math.max(before, position));
    setLocal(position);
    if (isInAddress)
      void navigate(pathname + search + (HASHES[position] ?? ''), { preventScrollReset: true });
  };
  /** After a reload the answers up to this stage are there again. Returns the stage that the address names. */
  const reachAgain = (again: number) => {
    setReached(again);
    return ORDER[Math.min(again, Math.max(0, HASHES.indexOf(location.hash)))] ?? 1;
  };
  return { stage: ORDER[step] ?? 1, reached, go, reachAgain };
}
