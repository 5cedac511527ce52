import { useLocation, useNavigate } from 'react-router';

/**
 * Which of several steps is shown, counted from 0. Each step has a hash of its own, so that the browser's Back button
 * returns to the step before. A step beyond `reached`, as after a reload, is not shown: its answers are not there.
 */
export function useStepInAddress(hashes: readonly string[], reached: number) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const step = Math.min(Math.max(0, hashes.indexOf(hash)), reached);
  return {
    step,
    go: (next: number) =>
      void navigate(pathname + search + (hashes[next] ?? ''), { preventScrollReset: true }),
    goBack: () => void navigate(-1),
  };
}
