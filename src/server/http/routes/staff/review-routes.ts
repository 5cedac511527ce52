import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { conflictOf } from '#contract/admin/editing.ts';
import {
  DecidedResponse,
  DecisionBody,
  ReviewParams,
  ReviewsQuery,
  ReviewsResponse,
  ShownReview,
} from '#contract/admin/reviews.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { ReviewDecision, StaffReview } from '#core/reviews/staff-reviews.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const list = createRoute({
  method: 'get',
  path: '/api/admin/reviews',
  summary: 'Reviews that wait, are published or were rejected',
  ...staffOnly({ role: 'support' }),
  request: { query: ReviewsQuery },
  responses: { 200: jsonOf('Newest first.', ReviewsResponse), ...REFUSALS },
});

const decide = createRoute({
  method: 'put',
  path: '/api/admin/reviews/{id}/decision',
  summary: 'Publishes or rejects a review, or takes the decision back',
  ...staffOnly({ role: 'support', audits: 'review-decided' }),
  request: { params: ReviewParams, body: jsonBody(DecisionBody) },
  responses: {
    200: jsonOf('The review after it.', DecidedResponse),
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('Changed meanwhile.', conflictOf(ShownReview, DecisionBody)),
  },
});

const PAGE = 50;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function staffReviewRoutes({ staff, clock }: Needs) {
  const { reviews } = staff;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(list, async (c) => {
      const { status, before = null, language } = c.req.valid('query');
      const found = await reviews.list({ status, before, most: PAGE + 1 });
      const shown = found.slice(0, PAGE);
      const next = found.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null;
      return c.json({ reviews: shown.map((review) => show(review, language)), next }, 200);
    })
    .openapi(decide, async (c) => {
      const sent = c.req.valid('json');
      const outcome = await reviews.decide({
        id: c.req.valid('param').id,
        edition: sent.edition,
        decision: decisionOf(sent),
        by: c.get('staff').userId,
        at: clock.now(),
      });
      if (outcome.kind === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      const review = show(outcome.review, sent.language);
      if (outcome.kind === 'changed') return c.json(changedMeanwhile(review, sent), 409);
      return c.json({ review }, 200);
    });
}

/** The schema admits a reason with a rejection only, and no rejection without one. */
function decisionOf({ status, rejection }: Pick<DecisionBody, 'status' | 'rejection'>): ReviewDecision {
  if (rejection !== null) return { status: 'rejected', rejection };
  return { status: status === 'published' ? 'published' : 'waiting', rejection: null };
}

function show(review: StaffReview, language: Language): ShownReview {
  const { id, status, stars, text, name, rejection, edition, order } = review;
  return {
    id,
    status,
    stars,
    text,
    name,
    language: review.language,
    rejection,
    edition,
    order,
    plan: unitTitle(review.described, { language, messagesOf }),
    writtenAt: review.writtenAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
  };
}
