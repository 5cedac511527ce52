import { publicKey } from '../../api/public-key.ts';
import { sendReport } from '../../api/send-report.ts';
import { siteStorage, tabStorage } from '../../browser/guarded-storage.ts';
import { randomUuid } from '../../browser/random-id.ts';
import { routePattern } from '../../document/route-pattern.ts';
import { openedPlanPath } from '../../plans/details/plan-hash.ts';
import { pageSession } from '../../session/page-session.ts';
import { firstUtm } from '../../visitor/utm.ts';
import { VisitReporter, type OpenedPage } from './visit-reporter.ts';

let reporter: VisitReporter | null = null;

export function reportVisit(page: OpenedPage): void {
  reporter ??= startReporting();
  reporter.open(page);
}

function startReporting(): VisitReporter {
  const { userAgent, maxTouchPoints } = navigator;
  const anonKey = publicKey();
  const started = new VisitReporter({
    storage: tabStorage,
    now: () => Date.now(),
    newId: randomUuid,
    origin: window.location.origin,
    patternOf: routePattern,
    firstReferrer: document.referrer,
    browser: { userAgent, maxTouchPoints },
    userId: () => {
      const session = pageSession.current();
      return session.kind === 'signed-in' ? session.session.userId : null;
    },
    utm: () => firstUtm(),
    isPlanOpen: () => openedPlanPath(window.location.hash) !== null,
    stored: siteStorage.get,
    send: (body) => sendReport('/api/track-visitor', body, anonKey),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') started.hide();
  });
  return started;
}
