import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import type { z } from 'zod';
import { ErrorAnswer } from '#contract/error-answer.ts';
import {
  InventoryAnswer,
  InventoryQuery,
  PackagesAnswer,
  PackagesQuery,
  SuggestionsAnswer,
  SuggestionsQuery,
} from '#contract/packages.ts';
import type { CatalogueAnswers } from './catalogue-answers.ts';
import { askedForm, askedOf } from './guard.ts';
import type { HttpEnv } from './http-env.ts';
import { refuseInvalidInput } from './refuse-invalid-input.ts';
import type { StoredAnswer } from './stored-answer.ts';

function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

const refused = json('The question is not one we understand.', ErrorAnswer);

const listPackages = createRoute({
  method: 'get',
  path: '/api/packages',
  summary: 'Plans for a new eSIM, cheapest first',
  description: 'The text search is applied only when the region is `all`.',
  request: { query: PackagesQuery },
  responses: { 200: json('One page of plans.', PackagesAnswer), 400: refused },
});

const suggestPackages = createRoute({
  method: 'get',
  path: '/api/packages/suggestions',
  summary: 'At most 8 plans for what is being typed, from 2 letters on',
  request: { query: SuggestionsQuery },
  responses: { 200: json('The cheapest plans found.', SuggestionsAnswer), 400: refused },
});

const readInventory = createRoute({
  method: 'get',
  path: '/api/package-inventory',
  summary: 'Prices that replace those of the catalogue',
  request: { query: InventoryQuery },
  responses: {
    200: json('A row per known package; a price of 0 replaces nothing.', InventoryAnswer),
    400: refused,
  },
});

/** The catalogue's calls. What they answer is prepared bytes, so the routes carry the types and the documentation. */
export function packageRoutes(answers: CatalogueAnswers) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(listPackages, (c) => {
      const { coverage = null, ...query } = c.req.valid('query');
      return send<PackagesAnswer>(c, answers.packages(askedOf(c), { ...query, coverage }));
    })
    .openapi(suggestPackages, (c) =>
      send<SuggestionsAnswer>(c, answers.suggestions(askedOf(c), c.req.valid('query').q)),
    )
    .openapi(readInventory, (c) =>
      send<InventoryAnswer>(c, answers.inventory(askedOf(c), c.req.valid('query').ids)),
    );
}

/** The bytes hold an `Answer`; the type is how the typed client learns it. */
function send<Answer>(
  c: Context<HttpEnv>,
  answer: StoredAnswer,
): Promise<Response & TypedResponse<Answer, 200, 'json'>>;
async function send(c: Context<HttpEnv>, answer: StoredAnswer): Promise<Response> {
  return answer.respond(askedForm(c));
}
