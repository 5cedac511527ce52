import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ReportQuery, SpeedReportResponse, VisitReportResponse } from '#contract/admin/statistics.ts';
import type { Clock } from '#core/clock.ts';
import { speedByRoute } from '#core/page-speed/speed-report.ts';
import { lastDays, readVisitReport } from '#core/visits/visit-report.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { speedFile, visitFile } from '../../staff/statistics-files.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const CSV = { description: 'As a file.', content: { 'text/csv': { schema: z.string() } } };

const forStaff = { ...staffOnly({ role: 'support' }), request: { query: ReportQuery } };
/** An export: the password first. */
const forExport = { ...forStaff, ...staffOnly({ role: 'support', needsRecentSignIn: true }) };

const readVisits = createRoute({
  method: 'get',
  path: '/api/admin/visits',
  summary: 'Visits, pages, sources, devices and the way to a paid order',
  ...forStaff,
  responses: { 200: jsonOf('Of the last days.', VisitReportResponse), ...REFUSALS },
});

const visitsFile = createRoute({
  method: 'get',
  path: '/api/admin/visits.csv',
  summary: 'The same as a file',
  ...forExport,
  responses: { 200: CSV, ...REFUSALS },
});

const readSpeed = createRoute({
  method: 'get',
  path: '/api/admin/page-speed',
  summary: 'How fast pages were in browsers, per route',
  ...forStaff,
  responses: { 200: jsonOf('Of the last days.', SpeedReportResponse), ...REFUSALS },
});

const speedsFile = createRoute({
  method: 'get',
  path: '/api/admin/page-speed.csv',
  summary: 'The same as a file',
  ...forExport,
  responses: { 200: CSV, ...REFUSALS },
});

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function statisticsRoutes({ staff, clock }: Needs) {
  const rangeOf = (days: string) => lastDays(Number(days), clock.now());
  const visits = (days: string) => readVisitReport(staff.statistics.visits, rangeOf(days));
  const speed = async (days: string) => {
    const range = rangeOf(days);
    return { range, routes: speedByRoute(await staff.statistics.speeds.readCounts(range)) };
  };
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readVisits, async (c) => c.json(copied(await visits(c.req.valid('query').days)), 200))
    .openapi(visitsFile, async (c) => {
      const report = await visits(c.req.valid('query').days);
      return c.body(visitFile(report), 200, fileHeaders('visits', report.range));
    })
    .openapi(readSpeed, async (c) => {
      const { range, routes } = await speed(c.req.valid('query').days);
      return c.json({ range, routes: [...routes] }, 200);
    })
    .openapi(speedsFile, async (c) => {
      const { range, routes } = await speed(c.req.valid('query').days);
      return c.body(speedFile(routes), 200, fileHeaders('page-speed', range));
    });
}

/** The contract's arrays are not read-only. */
function copied(report: Awaited<ReturnType<typeof readVisitReport>>): VisitReportResponse {
  return {
    ...report,
    days: [...report.days],
    pages: [...report.pages],
    titles: [...report.titles],
    entries: [...report.entries],
    sources: [...report.sources],
    campaigns: [...report.campaigns],
    devices: [...report.devices],
    browsers: [...report.browsers],
    systems: [...report.systems],
    funnel: [...report.funnel],
  };
}

function fileHeaders(name: string, { from, to }: Readonly<{ from: string; to: string }>) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${from}-${to}.csv"`,
  };
}
