import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ActiveBody,
  ChangedDiscountBody,
  DiscountChoicesResponse,
  DiscountConflict,
  DiscountListQuery,
  DiscountListResponse,
  DiscountParams,
  DiscountRefusal,
  DiscountResponse,
  NewDiscountBody,
} from '#contract/admin/discounts.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Clock } from '#core/clock.ts';
import { normalCode } from '#core/discounts/discount.ts';
import type { StaffDiscount } from '#core/discounts/discount-editor.ts';
import { forEachLanguage } from '#core/language.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { discountRefusal } from '../../staff/discount-refusal.ts';
import { rulesOf, showDiscount } from '../../staff/show-discount.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const CODE = jsonOf('The code after it.', DiscountResponse);

const list = createRoute({
  method: 'get',
  path: '/api/admin/discounts',
  summary: 'Discount codes by the beginning of their name and by state, with their usage',
  ...staffOnly({ role: 'admin' }),
  request: { query: DiscountListQuery },
  responses: { 200: jsonOf('Newest first.', DiscountListResponse), ...REFUSALS },
});

const choices = createRoute({
  method: 'get',
  path: '/api/admin/discount-choices',
  summary: 'The destinations that a code can be limited to',
  ...staffOnly({ role: 'admin' }),
  responses: { 200: jsonOf('By name.', DiscountChoicesResponse), ...REFUSALS },
});

const read = createRoute({
  method: 'get',
  path: '/api/admin/discounts/{code}',
  summary: 'One discount code',
  ...staffOnly({ role: 'admin' }),
  request: { params: DiscountParams },
  responses: { 200: jsonOf('The code.', DiscountResponse), ...REFUSALS, 404: REFUSED },
});

const create = createRoute({
  method: 'post',
  path: '/api/admin/discounts',
  summary: 'Makes a discount code',
  ...staffOnly({ role: 'admin', audits: 'discount-created' }),
  request: { body: jsonBody(NewDiscountBody) },
  responses: { 200: CODE, ...REFUSALS, 409: jsonOf('Not stored.', DiscountRefusal) },
});

const change = createRoute({
  method: 'put',
  path: '/api/admin/discounts/{code}',
  summary: 'Changes the rules of a discount code, for later checkouts',
  ...staffOnly({ role: 'admin', audits: 'discount-changed' }),
  request: { params: DiscountParams, body: jsonBody(ChangedDiscountBody) },
  responses: {
    200: CODE,
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('Changed meanwhile, or not allowed.', DiscountConflict.or(DiscountRefusal)),
  },
});

const switchActive = createRoute({
  method: 'put',
  path: '/api/admin/discounts/{code}/active',
  summary: 'Pauses or resumes a discount code, from the next checkout on',
  ...staffOnly({ role: 'admin', audits: 'discount-switched' }),
  request: { params: DiscountParams, body: jsonBody(ActiveBody) },
  responses: { 200: CODE, ...REFUSALS, 404: REFUSED },
});

const PAGE = 50;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function staffDiscountRoutes({ staff, clock }: Needs) {
  const { timeZone } = staff;
  const { editor } = staff.discounts;
  const show = (found: StaffDiscount) => showDiscount(found, { timeZone, now: clock.now() });
  const actionOf = (by: string) => ({ by, at: clock.now() });
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(list, async (c) => {
      const { search = '', state = null, series = null, before = null } = c.req.valid('query');
      const start = normalCode(search) === '' ? null : normalCode(search);
      const now = clock.now();
      const found = await editor.list({ start, state, seriesId: series, before, most: PAGE + 1, now });
      const shown = found.slice(0, PAGE);
      const next = found.length > PAGE ? (shown.at(-1)?.number ?? null) : null;
      return c.json({ discounts: shown.map(show), next, timeZone }, 200);
    })
    .openapi(choices, async (c) => {
      const destinations = (await staff.discounts.listDestinations()).map((one) => ({
        slug: one.slug,
        names: forEachLanguage((language) => destinationName(one, language)),
      }));
      return c.json({ destinations, timeZone }, 200);
    })
    .openapi(read, async (c) => {
      const found = await editor.find(c.req.valid('param').code);
      return found === null
        ? c.json(problemBody(NOT_FOUND), 404)
        : c.json({ discount: show(found), timeZone }, 200);
    })
    .openapi(create, async (c) => {
      const { code, totalLimit, ...typed } = c.req.valid('json');
      const rules = { code, totalLimit, ...rulesOf(typed, timeZone) };
      const outcome = await editor.create(rules, actionOf(c.get('staff').userId));
      if (outcome.kind !== 'saved') return c.json(discountRefusal(outcome), 409);
      return c.json({ discount: show(outcome.now), timeZone }, 200);
    })
    .openapi(change, async (c) => {
      const sent = c.req.valid('json');
      const { edition, totalLimit, ...typed } = sent;
      const rules = { code: c.req.valid('param').code, totalLimit, ...rulesOf(typed, timeZone) };
      const outcome = await editor.save(rules, edition, actionOf(c.get('staff').userId));
      if (outcome.kind === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      if (outcome.kind === 'edited-meanwhile') return c.json(changedMeanwhile(show(outcome.now), sent), 409);
      if (outcome.kind !== 'saved') return c.json(discountRefusal(outcome), 409);
      return c.json({ discount: show(outcome.now), timeZone }, 200);
    })
    .openapi(switchActive, async (c) => {
      const { code } = c.req.valid('param');
      const { isActive } = c.req.valid('json');
      const found = await editor.setActive(code, isActive, actionOf(c.get('staff').userId));
      return found === null
        ? c.json(problemBody(NOT_FOUND), 404)
        : c.json({ discount: show(found), timeZone }, 200);
    });
}
