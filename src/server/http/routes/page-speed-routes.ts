import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { isbot } from 'isbot';
import { PageSpeedBody } from '#contract/page-speed.ts';
import { jsonBody, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Clock } from '#core/clock.ts';
import { VISIT_LIMITS, type VisitLimits } from '#core/limits/shop-limits.ts';
import type { MeasuredSpeed } from '#core/page-speed/speed-buckets.ts';
import type { PageSpeedHistograms } from '../page-speed-histograms.ts';
import { isCountingRefused } from '../privacy-signals.ts';
import { problemBody, tooManyRequests } from '../problem.ts';
import { clientGroup } from '../middleware/client-address.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';
import { ReportLimiter } from '../middleware/report-limiter.ts';

const reportPageSpeed = createRoute({
  method: 'post',
  path: '/api/page-speed',
  summary: 'How fast a page was in a browser, without any data about the visitor',
  request: { body: jsonBody(PageSpeedBody) },
  responses: { 204: { description: 'Counted.' }, 400: REFUSED, 429: REFUSED },
});

/** Where measurements are counted to be stored. */
export type SpeedSink = Readonly<{ add(route: string, measured: MeasuredSpeed, at: Date): void }>;

type Needs = Readonly<{
  histograms: PageSpeedHistograms;
  speeds: SpeedSink;
  clock: Clock;
  visitLimits?: VisitLimits;
}>;

export function pageSpeedRoutes({ histograms, speeds, clock, visitLimits = VISIT_LIMITS }: Needs) {
  const limiter = new ReportLimiter(visitLimits, clock);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(reportPageSpeed, (c) => {
    if (isCountingRefused((name) => c.req.header(name)) || isbot(c.req.header('user-agent') ?? ''))
      return c.body(null, 204);
    const verdict = limiter.take(clientGroup(c.get('client')));
    if (!verdict.isAllowed) {
      const problem = tooManyRequests(verdict.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    const body = c.req.valid('json');
    histograms.add(body);
    const { route, ...measured } = body;
    speeds.add(route, measured, clock.now());
    return c.body(null, 204);
  });
}
