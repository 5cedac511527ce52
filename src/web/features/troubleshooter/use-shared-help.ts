import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LATER_STEPS } from './step-hashes.ts';

const FIRST_STEP = '#help';
/** The hashes of the steps on the page of a link; without one, the page shows the eSIM. */
export const SHARED_STEPS = [FIRST_STEP, ...LATER_STEPS];

/** Whether the page of a link shows its troubleshooter. It has no address of its own: that would repeat the secret. */
export function useSharedHelp() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = SHARED_STEPS.includes(hash) || (hash !== '' && wasOpen);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  const goTo = (next: string) => void navigate(pathname + search + next, { preventScrollReset: true });
  return { isOpen, open: () => goTo(FIRST_STEP), close: () => goTo('') };
}
