import { useState } from 'react';
import { useStepInAddress } from '../../browser/use-step-in-address.ts';
import type { Step } from './steps/step-frame.tsx';

/** Where the traveller is: one of the steps, or the result after them. */
export type Place = Step | 'result';

const ORDER: readonly Place[] = [1, 2, 3, 'result'];
const HASHES = ['#trip-details', '#phone-usage', '#advanced-usage', '#result'];

/**
 * The place in the calculator. On a page each place has its own address, so that Back returns to the place before; over a
 * list it does not.
 */
export function usePlace(isInAddress: boolean) {
  const [reached, setReached] = useState(0);
  const [local, setLocal] = useState(0);
  const address = useStepInAddress(HASHES, { reached, last: local });
  const go = (next: Place) => {
    const step = ORDER.indexOf(next);
    setReached((before) => Math.max(before, step));
    setLocal(step);
    if (isInAddress) address.go(step);
  };
  /** After a reload the answers up to this place are there again. Returns the place that the address names. */
  const reachAgain = (again: number) => {
    setReached(again);
    return ORDER[Math.min(again, Math.max(0, HASHES.indexOf(location.hash)))] ?? 1;
  };
  return { place: ORDER[isInAddress ? address.step : local] ?? 1, reached, go, reachAgain };
}
