export type PageTimes = Readonly<{
  fcpMs: number;
  lcpMs: number;
  /** What exceeds 50 ms of each task after the first paint. */
  blockedMs: number;
  longestMs: number;
  layoutShift: number;
}>;

declare global {
  interface Window {
    /** What the page was observed to do so far. */
    pageTimes: () => PageTimes;
  }
}

/** Runs in the page before its own scripts. It must not refer to anything outside. */
export function observePage(): void {
  const tasks: PerformanceEntry[] = [];
  const times = { fcp: 0, lcp: 0, shift: 0 };
  const observe = (type: string, seen: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
  observe('longtask', (entry) => tasks.push(entry));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (times.lcp = startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') times.shift += entry.value;
  });
  window.pageTimes = () => {
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > times.fcp);
    return {
      fcpMs: times.fcp,
      lcpMs: times.lcp,
      blockedMs: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestMs: Math.max(0, ...after.map(({ duration }) => duration)),
      layoutShift: times.shift,
    };
  };
}
