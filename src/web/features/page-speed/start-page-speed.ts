import { hasOptedOut } from '../../visitor/privacy-choice.ts';
import { routePattern } from '../../document/route-pattern.ts';
import { whenIdle } from '../../browser/when-idle.ts';

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
  whenIdle(() => void report().catch(() => undefined));
}
