import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  ActiveBody,
  DiscountRefusal,
  NewSeriesBody,
  SeriesListQuery,
  SeriesListResponse,
  SeriesParams,
  SeriesResponse,
} from '#contract/admin/discounts.ts';
import type { Clock } from '#core/clock.ts';
import { wallTimeOf } from '#core/calendar/wall-time.ts';
import type { DiscountSeries, SeriesCode } from '#core/discounts/discount-series.ts';
import { discountState } from '#core/discounts/discount-state.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { csvHeaders, csvStream } from '../../staff/csv-stream.ts';
import { discountRefusal } from '../../staff/discount-refusal.ts';
import { rulesOf, showSeries } from '../../staff/show-discount.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const SERIES = jsonOf('The series after it.', SeriesResponse);

const list = createRoute({
  method: 'get',
  path: '/api/admin/discount-series',
  summary: 'Series of unique codes, with their usage',
  ...staffOnly({ role: 'admin' }),
  request: { query: SeriesListQuery },
  responses: { 200: jsonOf('Newest first.', SeriesListResponse), ...REFUSALS },
});

const read = createRoute({
  method: 'get',
  path: '/api/admin/discount-series/{id}',
  summary: 'One series of unique codes',
  ...staffOnly({ role: 'admin' }),
  request: { params: SeriesParams },
  responses: { 200: SERIES, ...REFUSALS, 404: REFUSED },
});

const create = createRoute({
  method: 'post',
  path: '/api/admin/discount-series',
  summary: 'Makes a series of unique codes, each for one order',
  ...staffOnly({ role: 'admin', audits: 'discount-series-created' }),
  request: { body: jsonBody(NewSeriesBody) },
  responses: { 200: SERIES, ...REFUSALS, 409: jsonOf('Not stored.', DiscountRefusal) },
});

const switchActive = createRoute({
  method: 'put',
  path: '/api/admin/discount-series/{id}/active',
  summary: 'Pauses or resumes all codes of a series, from the next checkout on',
  ...staffOnly({ role: 'admin', audits: 'discount-series-switched' }),
  request: { params: SeriesParams, body: jsonBody(ActiveBody) },
  responses: { 200: SERIES, ...REFUSALS, 404: REFUSED },
});

const exportCodes = createRoute({
  method: 'post',
  path: '/api/admin/discount-series/{id}/export',
  summary: 'The codes of a series as a file',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'discount-series-exported' }),
  request: { params: SeriesParams },
  responses: {
    200: { description: 'As CSV.', content: { 'text/csv': { schema: z.string() } } },
    ...REFUSALS,
    404: REFUSED,
  },
});

const PAGE = 20;
const CSV_PAGE = 1_000;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function discountSeriesRoutes({ staff, clock }: Needs) {
  const { timeZone } = staff;
  const { series: store } = staff.discounts;
  const actionOf = (by: string) => ({ by, at: clock.now() });
  const shown = (series: DiscountSeries) => ({ series: showSeries(series, timeZone), timeZone });
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(list, async (c) => {
      const { before = null } = c.req.valid('query');
      const found = await store.list({ before, most: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const next = found.length > PAGE ? (page.at(-1)?.number ?? null) : null;
      return c.json({ series: page.map((one) => showSeries(one, timeZone)), next }, 200);
    })
    .openapi(read, async (c) => {
      const found = await store.find(c.req.valid('param').id);
      return found === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(shown(found), 200);
    })
    .openapi(create, async (c) => {
      const { id, prefix, count, ...typed } = c.req.valid('json');
      const wanted = { id, prefix, count, rules: rulesOf(typed, timeZone) };
      const outcome = await store.create(wanted, actionOf(c.get('staff').userId));
      if (outcome.kind !== 'saved') return c.json(discountRefusal(outcome), 409);
      return c.json(shown(outcome.series), 200);
    })
    .openapi(switchActive, async (c) => {
      const { id } = c.req.valid('param');
      const { isActive } = c.req.valid('json');
      const found = await store.setActive(id, isActive, actionOf(c.get('staff').userId));
      return found === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(shown(found), 200);
    })
    .openapi(exportCodes, async (c) => {
      const { id } = c.req.valid('param');
      const action = actionOf(c.get('staff').userId);
      const found = await store.recordExport(id, action);
      if (found === null) return c.json(problemBody(NOT_FOUND), 404);
      const file = csvStream<SeriesCode>({
        columns: ['code', 'state', 'percent', 'amount', `starts (${timeZone})`, `ends (${timeZone})`],
        lineOf: ({ discount }) => lineOf(discount, { timeZone, now: action.at }),
        readAfter: (last) => store.readCodes(id, { after: last?.number ?? 0, most: CSV_PAGE }),
      });
      return c.body(file, 200, csvHeaders(`codes-${found.prefix.toLowerCase()}`, action.at));
    });
}

function lineOf(
  discount: SeriesCode['discount'],
  { timeZone, now }: Readonly<{ timeZone: string; now: Date }>,
) {
  const { code, value, startsAt, endsAt } = discount;
  return [
    code,
    discountState(discount, now),
    value.kind === 'percent' ? value.percent : '',
    value.kind === 'fixed' ? dollarsFromCents(value.amountCents) : '',
    startsAt === null ? '' : wallTimeOf(timeZone, startsAt),
    endsAt === null ? '' : wallTimeOf(timeZone, endsAt),
  ];
}
