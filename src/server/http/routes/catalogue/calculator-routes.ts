import { createRoute } from '@hono/zod-openapi';
import {
  DestinationsResponse,
  ItineraryResponse,
  ItineraryQuery,
  RecommendationResponse,
  RecommendationQuery,
} from '#contract/catalogue/calculator.ts';
import { ErrorResponse } from '#contract/error-response.ts';
import { jsonOf } from '../describe-route.ts';

const refused = jsonOf('The query is not valid.', ErrorResponse);

export const recommendPackage = createRoute({
  method: 'get',
  path: '/api/packages/recommendation',
  summary: 'The plan that suits a trip best',
  description:
    'Plans that cover the destination compete; without one, global plans do. When none is enough, the response has the plan of which the fewest are needed, and how many.',
  request: { query: RecommendationQuery },
  responses: {
    200: jsonOf('The plan, or null when there is none.', RecommendationResponse),
    400: refused,
    404: jsonOf('There is no such destination.', ErrorResponse),
  },
});

export const coverTrip = createRoute({
  method: 'get',
  path: '/api/packages/itinerary',
  summary: 'The cheapest ways to cover a trip of several countries',
  description: '`stops` are countries in travelling order, each with its days: `JP:5,KR:3`.',
  request: { query: ItineraryQuery },
  responses: {
    200: jsonOf('The cheapest cover of all, and what each simple way would cost.', ItineraryResponse),
    400: refused,
  },
});

export const listDestinations = createRoute({
  method: 'get',
  path: '/api/packages/destinations',
  summary: 'Every destination with a plan on sale, by its names',
  responses: {
    200: jsonOf('All destinations.', DestinationsResponse),
    503: jsonOf('The catalogue is still being loaded.', ErrorResponse),
  },
});
