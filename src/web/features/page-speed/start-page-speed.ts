import { hasOptedOut } from '../../privacy-choice.ts';
import { routePattern } from '../../route-pattern.ts';

/** Begins to measure once the page has loaded and is idle, so that measuring does not slow down what it measures. */
export function startPageSpeed(anonKey: string): void {
  if (!import.meta.env.PROD || hasOptedOut(navigator)) return;
  // A page opened in the background is painted whenever it is looked at: its times would say nothing.
  if (document.visibilityState === 'hidden') return;
  const route = routePattern(window.location.pathname);
  const report = async () => {
    const { reportPageSpeed } = await import('./report-page-speed.ts');
    reportPageSpeed({ route, anonKey });
  };
  const whenIdle = () => {
    const start = () => void report().catch(() => undefined);
    if ('requestIdleCallback' in window) window.requestIdleCallback(start);
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
