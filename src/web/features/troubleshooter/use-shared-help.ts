import { useState } from 'react';
import { useStepInAddress } from '../../browser/use-step-in-address.ts';
import { LATER_STEPS } from './step-hashes.ts';

/** The hashes of the steps on the page of a link; without one, the page shows the eSIM. */
export const SHARED_STEPS = ['#help', ...LATER_STEPS];

const HASHES = ['', ...SHARED_STEPS];

/** Whether the page of a link shows its troubleshooter. It has no address of its own: that would repeat the secret. */
export function useSharedHelp() {
  const [last, setLast] = useState(0);
  const { step, go } = useStepInAddress(HASHES, { reached: HASHES.length, last });
  if (step !== last) setLast(step);
  return { isOpen: step > 0, open: () => go(1), close: () => go(0) };
}
