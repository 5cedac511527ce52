import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { LanguageQuery } from '#contract/admin/catalogue.ts';
import { PicksBody, PicksConflict, PicksResponse, PicksSaved } from '#contract/admin/popular-picks.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Clock } from '#core/clock.ts';
import { MOST_POPULAR_SHOWN } from '#core/destinations/choose-popular-destinations.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { problemBody, type Problem } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const TOO_MANY: Problem = {
  status: 400,
  code: 'too-many-picks',
  message: `The home page shows ${MOST_POPULAR_SHOWN} destinations. Nothing was saved.`,
};

function doubled(slugs: readonly string[]): Problem {
  return {
    status: 400,
    code: 'picked-twice',
    message: `In the list twice: ${slugs.join(', ')}. Nothing was saved.`,
  };
}

function notOnSale(slugs: readonly string[]): Problem {
  return {
    status: 409,
    code: 'not-on-sale',
    message: `Not on sale: ${slugs.join(', ')}. Nothing was saved.`,
  };
}

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const read = createRoute({
  method: 'get',
  path: '/api/admin/popular-picks',
  summary: 'The popular destinations that the owner picked for the home page',
  ...staffOnly({ role: 'admin' }),
  request: { query: LanguageQuery },
  responses: { 200: jsonOf('In their order, and what can be picked.', PicksResponse), ...REFUSALS },
});

const change = createRoute({
  method: 'put',
  path: '/api/admin/popular-picks',
  summary: 'Picks popular destinations for the home page; none: what sells',
  ...staffOnly({ role: 'admin', audits: 'popular-picks-changed' }),
  request: { body: jsonBody(PicksBody) },
  responses: {
    200: jsonOf('The list after it.', PicksSaved),
    ...REFUSALS,
    409: jsonOf('Changed meanwhile, or not on sale.', PicksConflict),
  },
});

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function popularPicksRoutes({ staff, clock }: Needs) {
  const { picks: store } = staff.catalogue;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(read, async (c) => {
      const { language } = c.req.valid('query');
      const [picks, found] = await Promise.all([store.read(), store.listDestinations()]);
      const destinations = found
        .map((one) => ({
          slug: one.slug,
          name: destinationName(one, language),
          countryCode: one.country_code,
          isOnSale: one.isOnSale,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language));
      return c.json({ picks: [...picks], destinations }, 200);
    })
    .openapi(change, async (c) => {
      const sent = c.req.valid('json');
      const outcome = await store.save({
        seen: sent.seen,
        wanted: sent.picks,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      switch (outcome.kind) {
        case 'too-many':
          return c.json(problemBody(TOO_MANY), 400);
        case 'doubled':
          return c.json(problemBody(doubled(outcome.slugs)), 400);
        case 'not-on-sale':
          return c.json(problemBody(notOnSale(outcome.slugs)), 409);
        case 'edited-meanwhile':
          return c.json(changedMeanwhile({ picks: [...outcome.now] }, sent), 409);
        case 'saved':
          return c.json({ picks: sent.picks }, 200);
      }
    });
}
