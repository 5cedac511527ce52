import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Step } from './steps/step-frame.tsx';

/** Where the traveller is: one of the steps, or the result after them. */
export type Place = Step | 'result';

const HASHES: Readonly<Record<Place, string>> = {
  1: '#trip-details',
  2: '#phone-usage',
  3: '#advanced-usage',
  result: '#result',
};

const ORDER: readonly Place[] = [1, 2, 3, 'result'];

/**
 * The place in the calculator. On a page each place has its own address, so that Back returns to the place before; over a
 * list it does not. A place that was not reached yet, as after a reload, is not shown: its answers are not there.
 */
export function usePlace(isInAddress: boolean) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [reached, setReached] = useState(0);
  const [local, setLocal] = useState<Place>(1);
  // Another hash is that of a sheet over the calculator, such as the checkout.
  const named = ORDER.find((one) => HASHES[one] === hash) ?? (hash === '' ? 1 : local);
  const wanted = isInAddress ? named : local;
  const place = ORDER[Math.min(ORDER.indexOf(wanted), reached)] ?? 1;
  const go = (next: Place) => {
    setReached((before) => Math.max(before, ORDER.indexOf(next)));
    setLocal(next);
    if (isInAddress) void navigate(pathname + search + HASHES[next], { preventScrollReset: true });
  };
  return { place, go };
}
