import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { JobParams, JobRetried, JobsQuery, JobsResponse, type ShownJob } from '#contract/admin/system.ts';
import type { Clock } from '#core/clock.ts';
import { failureReason, type ListedJob } from '#core/system/job-list.ts';
import { redact } from '#server/logging/redact.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const MOST_JOBS = 50;

const readJobs = createRoute({
  method: 'get',
  path: '/api/admin/jobs',
  summary: 'Jobs that wait, run or failed',
  ...staffOnly({ role: 'admin' }),
  request: { query: JobsQuery },
  responses: { 200: jsonOf('With counts by kind and state.', JobsResponse), ...REFUSALS },
});

const retry = createRoute({
  method: 'post',
  path: '/api/admin/jobs/{id}/retry',
  summary: 'Runs a failed job again, once however often it is sent',
  ...staffOnly({ role: 'admin', audits: 'job-retried' }),
  request: { params: JobParams },
  responses: { 200: jsonOf('It waits or runs.', JobRetried), ...REFUSALS, 404: REFUSED },
});

type Needs = Readonly<{ staff: Pick<StaffServices, 'system'>; clock: Clock }>;

export function staffJobRoutes({ staff: { system }, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readJobs, async (c) => {
      const { filter, kind } = c.req.valid('query');
      const [counts, found] = await Promise.all([
        system.jobs.counts(),
        system.jobs.list({ filter, kind, most: MOST_JOBS + 1 }),
      ]);
      const jobs = found.slice(0, MOST_JOBS).map(showJob);
      return c.json({ counts: [...counts], jobs, hasMore: found.length > MOST_JOBS }, 200);
    })
    .openapi(retry, async (c) => {
      const { id } = c.req.valid('param');
      const outcome = await system.jobs.retry({ id, by: c.get('staff').userId, at: clock.now() });
      if (outcome === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ id, isNew: outcome === 'retried' }, 200);
    });
}

/** An error may contain an address or a code: it is shown as the log would show it. */
function showJob({ createdAt, nextAt, endedAt, error, ...job }: ListedJob): ShownJob {
  return {
    ...job,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    failure: error === null ? null : { reason: failureReason(error), detail: redact('error', error) },
  };
}
