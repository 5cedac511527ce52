import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import type { DestinationsAnswer, ItineraryAnswer, RecommendationAnswer } from '#contract/calculator.ts';
import { ErrorAnswer } from '#contract/error-answer.ts';
import {
  InventoryAnswer,
  InventoryQuery,
  PackageCountAnswer,
  PackageCountQuery,
  PackagesAnswer,
  PackagesQuery,
} from '#contract/packages.ts';
import { SuggestionsAnswer, SuggestionsQuery } from '#contract/suggestions.ts';
import { coverTrip, listDestinations, recommendPackage } from './calculator-routes.ts';
import type { CatalogueAnswers } from '../catalogue/catalogue-responses.ts';
import { jsonOf } from './describe-route.ts';
import { requestConditions, requestedPath } from '../middleware/guard.ts';
import type { HttpEnv } from '../http-env.ts';
import { problemResponse, UNKNOWN_DESTINATION, type Problem } from '../problem.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';

const refused = jsonOf('The question is not one we understand.', ErrorAnswer);

const listPackages = createRoute({
  method: 'get',
  path: '/api/packages',
  summary: 'Plans for a new eSIM, or top-ups for one that exists, cheapest first',
  description: 'The text search is applied only when the region is `all`.',
  request: { query: PackagesQuery },
  responses: { 200: jsonOf('One page of plans.', PackagesAnswer), 400: refused },
});

const suggestPackages = createRoute({
  method: 'get',
  path: '/api/packages/suggestions',
  summary: 'Destinations and at most 8 plans for what is being typed, from 2 letters on',
  request: { query: SuggestionsQuery },
  responses: {
    200: jsonOf('Destinations, best first, and the cheapest plans found.', SuggestionsAnswer),
    400: refused,
  },
});

const countPackages = createRoute({
  method: 'get',
  path: '/api/packages/count',
  summary: 'How many packages the same query to /api/packages has on all its pages',
  request: { query: PackageCountQuery },
  responses: { 200: jsonOf('Their number.', PackageCountAnswer), 400: refused },
});

const readInventory = createRoute({
  method: 'get',
  path: '/api/package-inventory',
  summary: 'Prices that replace those of the catalogue',
  request: { query: InventoryQuery },
  responses: {
    200: jsonOf('A row per known package; a price of 0 replaces nothing.', InventoryAnswer),
    400: refused,
  },
});

/**
 * The catalogue's calls: their types, their documentation, and the refusal of what they do not understand. The
 * gate in front answers nearly all good questions itself, from the same `answers`.
 */
export function packageRoutes(answers: CatalogueAnswers) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(listPackages, (c) => send<PackagesAnswer>(c, answers))
    .openapi(suggestPackages, (c) => send<SuggestionsAnswer>(c, answers))
    .openapi(countPackages, (c) => send<PackageCountAnswer>(c, answers))
    .openapi(readInventory, (c) => send<InventoryAnswer>(c, answers))
    .openapi(coverTrip, (c) => send<ItineraryAnswer>(c, answers))
    .openapi(listDestinations, (c) => send<DestinationsAnswer>(c, answers))
    .openapi(recommendPackage, (c) => {
      // The question itself was valid, so what it names is not on sale.
      if (answers.answer(requestedPath(c)) === null) return refuseUnknown(UNKNOWN_DESTINATION);
      return send<RecommendationAnswer>(c, answers);
    });
}

/** The text holds an `Answer`; the type is how the typed client learns it. */
function send<Answer>(
  c: Context<HttpEnv>,
  answers: CatalogueAnswers,
): Promise<Response & TypedResponse<Answer, 200, 'json'>>;
async function send(c: Context<HttpEnv>, answers: CatalogueAnswers): Promise<Response> {
  const answer = answers.answer(requestedPath(c));
  if (answer === null) throw new Error(`A valid question was not understood: ${c.req.path}`);
  c.set('isSealed', true);
  return answer.respond(requestConditions(c));
}

function refuseUnknown(problem: Problem): Response & TypedResponse<ErrorAnswer, 404, 'json'>;
function refuseUnknown(problem: Problem): Response {
  return problemResponse(problem);
}
