import { useState } from 'react';
import { useStepInAddress } from '../../browser/use-step-in-address.ts';
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
  const address = useStepInAddress(HASHES, { reached, last: local });
  const go = (next: Stage) => {
    const step = ORDER.indexOf(next);
    setReached((before) => Math.max(before, step));
    setLocal(step);
    if (isInAddress) address.go(step);
  };
  /** After a reload the answers up to this stage are there again. Returns the stage that the address names. */
  const reachAgain = (again: number) => {
    setReached(again);
    return ORDER[Math.min(again, Math.max(0, HASHES.indexOf(location.hash)))] ?? 1;
  };
  return { stage: ORDER[isInAddress ? address.step : local] ?? 1, reached, go, reachAgain };
}
