import { useLocation, useNavigate } from 'react-router';

/** `last`: the step that was opened last. */
type Steps = Readonly<{ reached: number; last: number }>;

/**
 * Which of several steps is shown, counted from 0. Each step has a hash of its own, so that the browser's Back button
 * returns to the step before. A step beyond `reached`, as after a reload, is not shown: its answers are not there.
 */
export function useStepInAddress(hashes: readonly string[], { reached, last }: Steps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const named = hashes.indexOf(hash);
  // Another hash is that of a sheet over the steps, such as the checkout.
  const wanted = named === -1 && hash !== '' ? last : Math.max(0, named);
  return {
    step: Math.min(wanted, reached),
    go: (next: number) =>
      void navigate(pathname + search + (hashes[next] ?? ''), { preventScrollReset: true }),
    goBack: () => void navigate(-1),
  };
}
