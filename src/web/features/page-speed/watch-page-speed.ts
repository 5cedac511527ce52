import type { PageSpeedBody } from '#contract/page-speed.ts';
import { Interactions } from './interactions.ts';
import { LayoutShifts } from './layout-shifts.ts';

export type PageSpeed = Omit<PageSpeedBody, 'route'>;

/** Shorter events are ignored; the browser's own minimum is 16. */
const SHORTEST_EVENT_MS = 16;

/**
 * Observes from now on, and includes entries the browser buffered before. Returns a function that reads the current
 * values.
 */
export function watchPageSpeed(): () => PageSpeed {
  const shifts = new LayoutShifts();
  const interactions = new Interactions();
  const painted: { fcp?: number; lcp?: number } = {};
  const handleInteraction = (entry: PerformanceEntry) => {
    const id = numberOf(entry, 'interactionId');
    if (id > 0) interactions.add(id, entry.duration);
  };
  const watches = [
    watch('layout-shift', (entry) => {
      if (!isTrue(entry, 'hadRecentInput')) shifts.add(numberOf(entry, 'value'), entry.startTime);
    }),
    watch('event', handleInteraction),
    // From before this observer, the browser buffers only slow events, and the first one at any speed.
    watch('first-input', handleInteraction),
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') painted.fcp = startTime;
    }),
    watch('largest-contentful-paint', ({ startTime }) => {
      painted.lcp = startTime;
    }),
  ];
  return () => {
    for (const flush of watches) flush();
    const { delay } = interactions;
    return {
      ...timeToFirstByte(),
      ...painted,
      ...(delay === null ? {} : { inp: delay }),
      ...(isSupported('layout-shift') ? { cls: shifts.score } : {}),
    };
  };
}

/**
 * Returns a function that delivers entries not reported yet. A type the browser does not support is never reported.
 */
function watch(type: string, handle: (entry: PerformanceEntry) => void): () => void {
  if (!isSupported(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle));
  const options = { type, buffered: true, durationThreshold: SHORTEST_EVENT_MS };
  observer.observe(options);
  return () => observer.takeRecords().forEach(handle);
}

function isSupported(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

function timeToFirstByte(): Pick<PageSpeed, 'ttfb'> {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? { ttfb: navigation.responseStart } : {};
}

function numberOf(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}

function isTrue(entry: PerformanceEntry, name: string): boolean {
  return Reflect.get(entry, name) === true;
}
