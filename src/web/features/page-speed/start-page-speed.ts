import { hasOptedOut } from '../../visitor/privacy-choice.ts';
import { routePattern } from '../../document/route-pattern.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/** Starts measuring once the page has loaded and is idle, so that measuring does not slow the page down. */
export function startPageSpeed(anonKey: string): void {
  if (!import.meta.env.PROD || hasOptedOut(navigator)) return;
  // A page opened in the background is painted when the visitor opens it: its times would be meaningless.
  if (document.visibilityState === 'hidden') return;
  const route = routePattern(window.location.pathname);
  const report = async () => {
    const { reportPageSpeed } = await import('./report-page-speed.ts');
    reportPageSpeed({ route, anonKey });
  };
  whenIdle(() => void report().catch(() => undefined));
}
