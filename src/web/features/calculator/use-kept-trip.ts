import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import type { KeptTrip } from './kept-trip.ts';

type Properties = Readonly<{
  /** False over a list, where the calculator is closed by a reload. */
  isKept: boolean;
  /** Gets what was answered before the page was loaded again. */
  onFound: (kept: KeptTrip) => void;
}>;

/**
 * Keeps the answers in this tab: phones load a page again that was in the background. The code is loaded with the first
 * answer, and after a reload.
 */
export function useKeptTrip({ isKept, onFound }: Properties) {
  const language = useLanguage();
  const find = useEffectEvent(async () => {
    const { keptTripIn } = await import('./kept-trip.ts');
    const kept = keptTripIn(language).read();
    if (kept !== null) onFound(kept);
  });
  useEffect(() => {
    if (isKept && (location.hash !== '' || wasReloaded())) void find();
  }, [isKept]);
  return (trip: KeptTrip) => {
    if (isKept) void import('./kept-trip.ts').then(({ keptTripIn }) => keptTripIn(language).keep(trip));
  };
}

function wasReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => {
    return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  });
}
