import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ReviewBody,
  ReviewLinkBody,
  ReviewLinkResponse,
  ReviewSaved,
  ReviewWithdrawn,
} from '#contract/reviews.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { REVIEW_LINKS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { OpenedReview } from '#core/reviews/review-links.ts';
import { canChange } from '#core/reviews/review.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody } from '../../problem.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import { takeLimit } from './link-limit.ts';

const REFUSALS = { 400: REFUSED, 429: REFUSED };

const read = createRoute({
  method: 'post',
  path: '/api/reviews/read',
  summary: 'The plan that a review link is about, and what was written with it; changes nothing',
  request: { body: jsonBody(ReviewLinkBody) },
  responses: { 200: jsonOf('The review.', ReviewLinkResponse), ...REFUSALS },
});

const write = createRoute({
  method: 'post',
  path: '/api/reviews/write',
  summary: 'Writes a review, or changes it until staff decided about it',
  request: { body: jsonBody(ReviewBody) },
  responses: { 200: jsonOf('Whether it was saved.', ReviewSaved), ...REFUSALS },
});

const withdraw = createRoute({
  method: 'post',
  path: '/api/reviews/withdraw',
  summary: 'Deletes what was written with a review link, also after it was published',
  request: { body: jsonBody(ReviewLinkBody) },
  responses: { 200: jsonOf('Whether there was such a link.', ReviewWithdrawn), ...REFUSALS },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** Reviews for the person who has the link of a request. Its token is the only permission. */
export function reviewRoutes(needs: Needs) {
  const { reviewLinks } = needs.orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(read, async (c) => {
      const refusal = await takeLimit(c, needs, REVIEW_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const { token, language } = c.req.valid('json');
      const found = await reviewLinks.find(token);
      if (found === null) return c.json({ state: 'unknown' as const }, 200, UNCACHED);
      return c.json(show(found, language), 200, UNCACHED);
    })
    .openapi(write, async (c) => {
      const refusal = await takeLimit(c, needs, REVIEW_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const { token, stars, text, name, language } = c.req.valid('json');
      const state = await reviewLinks.write(token, { stars, text, name, language }, needs.clock.now());
      return c.json({ state }, 200, UNCACHED);
    })
    .openapi(withdraw, async (c) => {
      const refusal = await takeLimit(c, needs, REVIEW_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const isWithdrawn = await reviewLinks.withdraw(c.req.valid('json').token);
      return c.json({ state: isWithdrawn ? ('withdrawn' as const) : ('unknown' as const) }, 200, UNCACHED);
    });
}

function show({ described, written }: OpenedReview, language: Language) {
  return {
    state: 'found' as const,
    plan: unitTitle(described, { language, messagesOf }),
    canChange: written === null || canChange(written.status),
    written:
      written === null
        ? null
        : { stars: written.stars, text: written.text, name: written.name, status: written.status },
  };
}
