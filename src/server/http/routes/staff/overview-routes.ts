import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AlertClosed,
  AlertParams,
  AlertsResponse,
  SalesQuery,
  SalesResponse,
  WaitingResponse,
} from '#contract/admin/overview.ts';
import { dayIn } from '#core/calendar/days.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { Period } from '#core/overview/period.ts';
import type { SalesReport } from '#core/overview/sales-report.ts';
import type { Waiting } from '#core/overview/waiting.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const readSales = createRoute({
  method: 'get',
  path: '/api/admin/sales',
  summary: 'What was sold, compared with the week before',
  ...staffOnly({ role: 'admin' }),
  request: { query: SalesQuery },
  responses: { 200: jsonOf('Sums, bars and destinations.', SalesResponse), ...REFUSALS },
});

const readWaiting = createRoute({
  method: 'get',
  path: '/api/admin/waiting',
  summary: 'Who waits for staff: tickets, chats, withdrawals',
  ...staffOnly({ role: 'support' }),
  responses: { 200: jsonOf('How many, and since when.', WaitingResponse), ...REFUSALS },
});

const readAlerts = createRoute({
  method: 'get',
  path: '/api/admin/alerts',
  summary: 'The open alerts',
  ...staffOnly({ role: 'admin' }),
  responses: { 200: jsonOf('The oldest first.', AlertsResponse), ...REFUSALS },
});

const closeAlert = createRoute({
  method: 'post',
  path: '/api/admin/alerts/{id}/close',
  summary: 'Closes an alert',
  ...staffOnly({ role: 'admin', audits: 'alert-closed' }),
  request: { params: AlertParams },
  responses: { 200: jsonOf('It is closed.', AlertClosed), ...REFUSALS, 404: REFUSED },
});

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function overviewRoutes({ staff, clock }: Needs) {
  /** Visits are counted per UTC day, the nearest to a day of the shop. */
  const visitsOf = async ({ firstDay, lastDay }: SalesResponse['period']) => {
    const days = await staff.statistics.visits.readDays({ from: firstDay, to: lastDay });
    return days.reduce((sum, { sessions }) => sum + sessions, 0);
  };
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readSales, async (c) => {
      const { range, from, to, language } = c.req.valid('query');
      const wanted = from === undefined || to === undefined ? range : { from, to };
      const report = await staff.reportSales(wanted, clock.now());
      const shown = showSales(report, staff.timeZone, language);
      const [visits, earlier] = await Promise.all([visitsOf(shown.period), visitsOf(shown.compared)]);
      return c.json(
        { ...shown, now: { ...shown.now, visits }, then: { ...shown.then, visits: earlier } },
        200,
      );
    })
    .openapi(readWaiting, async (c) => {
      const { tickets, chats, withdrawals, reviews } = await staff.waiting.read();
      const waiting = {
        tickets: showWaiting(tickets),
        chats: showWaiting(chats),
        withdrawals: showWaiting(withdrawals),
        reviews: showWaiting(reviews),
      };
      return c.json(waiting, 200);
    })
    .openapi(readAlerts, async (c) => {
      const alerts = (await staff.alerts.open()).map(({ raisedAt, lastSeenAt, ...alert }) => ({
        ...alert,
        raisedAt: raisedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
      return c.json({ alerts }, 200);
    })
    .openapi(closeAlert, async (c) => {
      const { id } = c.req.valid('param');
      const isFound = await staff.alerts.close({ id, by: c.get('staff').userId, at: clock.now() });
      return isFound ? c.json({ id }, 200) : c.json(problemBody(NOT_FOUND), 404);
    });
}

function showWaiting({ count, since }: Waiting['tickets']) {
  return { count, since: since?.toISOString() ?? null };
}

function showSales(report: SalesReport, timeZone: string, language: Language) {
  const { now, then, edges, bars, comparedBars, others } = report;
  return {
    timeZone,
    period: showPeriod(report.period, timeZone),
    compared: showPeriod(report.compared, timeZone),
    now,
    then,
    starts: edges.slice(0, -1).map((edge) => edge.toISOString()),
    bars: [...bars],
    comparedBars: [...comparedBars],
    destinations: report.destinations.map(({ slug, cents, centsPerBar, ...titled }) => ({
      slug,
      name: destinationName(titled, language),
      countryCode: titled.country_code,
      cents,
      centsPerBar: [...centsPerBar],
    })),
    others,
  };
}

function showPeriod({ days, from, until }: Period, timeZone: string) {
  const firstDay = dayIn(timeZone, from);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    firstDay,
    lastDay: days.at(-1)?.date ?? firstDay,
  };
}
