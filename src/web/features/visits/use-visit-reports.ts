import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../browser/when-idle.ts';
import { hasOptedOut } from '../../visitor/privacy-choice.ts';

/** Reports each new path once the page is idle. Nothing is loaded or sent for a visitor who opted out. */
export function useVisitReports(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || hasOptedOut(navigator)) return;
    const page = { pathname, search: window.location.search, title: document.title };
    whenIdle(() => {
      import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page)).catch(() => undefined);
    });
  }, [pathname]);
}
