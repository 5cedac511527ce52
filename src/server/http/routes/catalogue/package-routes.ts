import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import type {
  DestinationsResponse,
  ItineraryResponse,
  RecommendationResponse,
} from '#contract/catalogue/calculator.ts';
import { ErrorResponse } from '#contract/error-response.ts';
import {
  InventoryResponse,
  InventoryQuery,
  PackageCountResponse,
  PackageCountQuery,
  PackagesResponse,
  PackagesQuery,
} from '#contract/catalogue/packages.ts';
import { SuggestionsResponse, SuggestionsQuery } from '#contract/catalogue/suggestions.ts';
import { coverTrip, listDestinations, recommendPackage } from './calculator-routes.ts';
import type { CatalogueResponses } from '../../catalogue/catalogue-responses.ts';
import { jsonOf } from '../describe-route.ts';
import { requestConditions, requestedPath } from '../../middleware/guard.ts';
import type { HttpEnv } from '../../http-env.ts';
import { problemResponse, UNKNOWN_DESTINATION, type Problem } from '../../problem.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';

const refused = jsonOf('The query is not valid.', ErrorResponse);

const listPackages = createRoute({
  method: 'get',
  path: '/api/packages',
  summary: 'Plans for a new eSIM, or top-ups for one that exists, cheapest first',
  description: 'The text search is applied only when the region is `all`.',
  request: { query: PackagesQuery },
  responses: { 200: jsonOf('One page of plans.', PackagesResponse), 400: refused },
});

const suggestPackages = createRoute({
  method: 'get',
  path: '/api/packages/suggestions',
  summary: 'Destinations and at most 8 plans for a partly typed search of at least 2 letters',
  request: { query: SuggestionsQuery },
  responses: {
    200: jsonOf('Destinations, best first, and the cheapest plans found.', SuggestionsResponse),
    400: refused,
  },
});

const countPackages = createRoute({
  method: 'get',
  path: '/api/packages/count',
  summary: 'How many packages the same query to /api/packages has on all its pages',
  request: { query: PackageCountQuery },
  responses: { 200: jsonOf('Their number.', PackageCountResponse), 400: refused },
});

const readInventory = createRoute({
  method: 'get',
  path: '/api/package-inventory',
  summary: 'Prices that replace those of the catalogue',
  request: { query: InventoryQuery },
  responses: {
    200: jsonOf('A row per known package; a price of 0 replaces nothing.', InventoryResponse),
    400: refused,
  },
});

/**
 * The catalogue routes: their types, their documentation, and the errors for invalid input. `guard` responds
 * to nearly all valid requests itself, from the same `responses`.
 */
export function packageRoutes(responses: CatalogueResponses) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(listPackages, (c) => send<PackagesResponse>(c, responses))
    .openapi(suggestPackages, (c) => send<SuggestionsResponse>(c, responses))
    .openapi(countPackages, (c) => send<PackageCountResponse>(c, responses))
    .openapi(readInventory, (c) => send<InventoryResponse>(c, responses))
    .openapi(coverTrip, (c) => send<ItineraryResponse>(c, responses))
    .openapi(listDestinations, (c) => send<DestinationsResponse>(c, responses))
    .openapi(recommendPackage, (c) => {
      // The query itself is valid, so what it names is not on sale.
      if (responses.response(requestedPath(c)) === null) return refuseUnknown(UNKNOWN_DESTINATION);
      return send<RecommendationResponse>(c, responses);
    });
}

/** The text is a serialised `ResponseBody`; the type parameter gives the typed client its response type. */
function send<ResponseBody>(
  c: Context<HttpEnv>,
  responses: CatalogueResponses,
): Promise<Response & TypedResponse<ResponseBody, 200, 'json'>>;
async function send(c: Context<HttpEnv>, responses: CatalogueResponses): Promise<Response> {
  const response = responses.response(requestedPath(c));
  if (response === null) throw new Error(`A valid query got no response: ${c.req.path}`);
  c.set('isSealed', true);
  return response.respond(requestConditions(c));
}

function refuseUnknown(problem: Problem): Response & TypedResponse<ErrorResponse, 404, 'json'>;
function refuseUnknown(problem: Problem): Response {
  return problemResponse(problem);
}
