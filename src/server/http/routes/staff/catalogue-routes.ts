import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  CatalogueQuery,
  CatalogueResponse,
  LanguageQuery,
  PackageBody,
  PackageConflict,
  PackageParams,
  PackageResponse,
} from '#contract/admin/catalogue.ts';
import { isOwnPrice, LARGEST_STOCK } from '#core/catalogue/editing/own-price.ts';
import { writePriceFile } from '#core/catalogue/imports/price-file.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, type Problem } from '../../problem.ts';
import { showPackage } from '../../staff/catalogue-views.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const BELOW_COST: Problem = {
  status: 409,
  code: 'below-cost',
  message: 'At this price every sale loses money. Nothing was saved. Confirm that it is meant.',
};
const WITHDRAWN: Problem = {
  status: 409,
  code: 'withdrawn',
  message: 'The network does not sell this package any more. Nothing was saved.',
};
const NO_PRICE: Problem = {
  status: 400,
  code: 'invalid-price',
  message: 'A price is between $0.50 and $10,000.00, a stock at most 1,000,000.',
};

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const CSV = { description: 'As a file.', content: { 'text/csv': { schema: z.string() } } };

const list = createRoute({
  method: 'get',
  path: '/api/admin/catalogue',
  summary: 'Packages with price, cost, margin and stock',
  ...staffOnly({ role: 'admin' }),
  request: { query: CatalogueQuery },
  responses: { 200: jsonOf('A page of packages.', CatalogueResponse), ...REFUSALS },
});

const change = createRoute({
  method: 'put',
  path: '/api/admin/catalogue/{id}',
  summary: 'Changes own price, stock, popular and hidden of a package',
  ...staffOnly({ role: 'admin', audits: 'package-changed' }),
  request: { params: PackageParams, query: LanguageQuery, body: jsonBody(PackageBody) },
  responses: {
    200: jsonOf('The package after it.', PackageResponse),
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('Changed meanwhile, withdrawn, or below cost.', PackageConflict),
  },
});

const exportFile = createRoute({
  method: 'get',
  path: '/api/admin/catalogue.csv',
  summary: 'The catalogue as a file to edit and upload again',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true }),
  request: { query: LanguageQuery },
  responses: { 200: CSV, ...REFUSALS },
});

const PAGE = 50;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function staffCatalogueRoutes({ staff, clock }: Needs) {
  const { editor } = staff.catalogue;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(list, async (c) => {
      const {
        language,
        search = '',
        type = null,
        coverage = null,
        after = null,
        ...rest
      } = c.req.valid('query');
      const filter = { search, type, coverage, after, ...rest, most: PAGE + 1 };
      const [found, counts] = await Promise.all([
        editor.list(filter),
        after === null ? editor.counts() : null,
      ]);
      const packages = found.slice(0, PAGE).map((item) => showPackage(item, language));
      const next = found.length > PAGE ? (packages.at(-1)?.id ?? null) : null;
      return c.json({ packages, next, counts: counts === null ? null : { ...counts } }, 200);
    })
    .openapi(change, async (c) => {
      const { language } = c.req.valid('query');
      const sent = c.req.valid('json');
      const { edition, stockSeen, isLossConfirmed = false, ...wanted } = sent;
      if (!isSellable(wanted)) return c.json(problemBody(NO_PRICE), 400);
      const outcome = await editor.save({
        packageId: c.req.valid('param').id,
        seen: { edition, availableStock: stockSeen },
        wanted,
        isLossConfirmed,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      switch (outcome.kind) {
        case 'not-found':
          return c.json(problemBody(NOT_FOUND), 404);
        case 'withdrawn':
          return c.json(problemBody(WITHDRAWN), 409);
        case 'below-cost':
          return c.json(problemBody(BELOW_COST), 409);
        case 'edited-meanwhile':
          return c.json(changedMeanwhile(showPackage(outcome.now, language), sent), 409);
        case 'saved':
          return c.json({ package: showPackage(outcome.now, language) }, 200);
      }
    })
    .openapi(exportFile, async (c) => {
      const file = writePriceFile(await editor.all(), c.req.valid('query').language);
      const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
      return c.body(file, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="catalogue-${day}.csv"`,
      });
    });
}

type EditedInventory = Readonly<{ ownPriceCents: number | null; availableStock: number | null }>;

function isSellable({ ownPriceCents, availableStock }: EditedInventory): boolean {
  return (ownPriceCents === null || isOwnPrice(ownPriceCents)) && (availableStock ?? 0) <= LARGEST_STOCK;
}
