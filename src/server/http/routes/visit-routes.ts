import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { isbot } from 'isbot';
import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';
import { TrackVisitorBody, type VisitBody } from '#contract/visits.ts';
import type { Clock } from '#core/clock.ts';
import { VISIT_LIMITS, type VisitLimits } from '#core/limits/shop-limits.ts';
import type { PageView, Visit } from '#core/visits/visit.ts';
import { safeCampaign, safeTitle, storedReferrer } from '#core/visits/visit-texts.ts';
import type { HttpEnv } from '../http-env.ts';
import { clientGroup } from '../middleware/client-address.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';
import { ReportLimiter } from '../middleware/report-limiter.ts';
import { isCountingRefused } from '../privacy-signals.ts';
import { problemBody, tooManyRequests } from '../problem.ts';
import { jsonBody, REFUSED, UNCACHED } from './describe-route.ts';

/** Where the routes put what they count. Stored later, so that no visitor waits. */
export type VisitSink = Readonly<{ add(visit: Visit): void }>;

const trackVisitor = createRoute({
  method: 'post',
  path: '/api/track-visitor',
  summary: 'A page that was opened, or hidden, by a visitor without a name',
  description:
    'Not counted: browsers that send Global Privacy Control or Do Not Track, and robots. Neither address nor account is stored.',
  request: { body: jsonBody(TrackVisitorBody) },
  responses: { 204: { description: 'Received.' }, 400: REFUSED, 429: REFUSED },
});

type Needs = Readonly<{ visits: VisitSink; clock: Clock; visitLimits?: VisitLimits }>;

export function visitRoutes({ visits, clock, visitLimits = VISIT_LIMITS }: Needs) {
  const limiter = new ReportLimiter(visitLimits, clock);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(trackVisitor, (c) => {
    const header = (name: string) => c.req.header(name);
    if (isCountingRefused(header) || isbot(header('user-agent') ?? '')) return c.body(null, 204);
    const verdict = limiter.take(clientGroup(c.get('client')));
    if (!verdict.isAllowed) {
      const problem = tooManyRequests(verdict.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    const body = c.req.valid('json');
    const at = clock.now();
    visits.add(
      'deviceType' in body
        ? pageView(body, at)
        : {
            kind: 'leave',
            sessionId: body.sessionId,
            at,
            step: body.step,
            sessionSeconds: body.sessionDuration,
          },
    );
    return c.body(null, 204);
  });
}

/** Texts are shortened here again: anyone can call this endpoint. */
function pageView(body: VisitBody, at: Date): PageView {
  return {
    kind: 'view',
    sessionId: body.sessionId,
    at,
    route: body.pagePath,
    title: safeTitle(body.pageTitle ?? null, { pattern: body.pagePath }),
    referrer: storedReferrer(body.referrer ?? null, ROUTE_PATTERNS),
    isSignedIn: (body.userId ?? '') !== '',
    utm: {
      source: safeCampaign(body.utm_source ?? null),
      medium: safeCampaign(body.utm_medium ?? null),
      campaign: safeCampaign(body.utm_campaign ?? null),
    },
    device: { deviceType: body.deviceType, browser: body.browser, os: body.os },
    step: body.step ?? 'visit',
    sessionSeconds: body.sessionDuration,
  };
}
