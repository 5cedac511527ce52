import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageSpeedBody } from '#contract/page-speed.ts';
import type { RoutePattern } from '#contract/route-patterns.ts';
import { sendReport } from '../../api/send-report.ts';

type Page = Readonly<{ route: RoutePattern; anonKey: string }>;

/** Without `reportAllChanges` the library may report a value only after the page is hidden: too late for one report. */
const EVERY_CHANGE = { reportAllChanges: true };
/** Shorter events are ignored; the browser's own minimum is 16. */
const SHORTEST_EVENT_MS = 16;

/** Measures this page load and sends the result once, when the page is hidden. A failed report is ignored. */
export function reportPageSpeed({ route, anonKey }: Page): void {
  const measured = watchPageSpeed();
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    sendReport('/api/page-speed', { route, ...measured }, anonKey);
  };
  // The library listens on the window and during capture, so it has updated its values before this listener runs.
  document.addEventListener('visibilitychange', report);
}

/** Measures from now on, and includes entries the browser buffered before. The values change until the page is hidden. */
function watchPageSpeed(): Readonly<Omit<PageSpeedBody, 'route'>> {
  const measured: Omit<PageSpeedBody, 'route'> = {};
  onTTFB(({ value }) => (measured.ttfb = value), EVERY_CHANGE);
  onFCP(({ value }) => (measured.fcp = value), EVERY_CHANGE);
  onLCP(({ value }) => (measured.lcp = value), EVERY_CHANGE);
  onINP(({ value }) => (measured.inp = value), { ...EVERY_CHANGE, durationThreshold: SHORTEST_EVENT_MS });
  onCLS(({ value }) => (measured.cls = value), EVERY_CHANGE);
  return measured;
}
