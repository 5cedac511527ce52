import { OpenAPIHono } from '@hono/zod-openapi';
import { accountRoutes } from './account-routes.ts';
import type { AppNeeds } from './app-needs.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { availabilityRoutes } from './availability-routes.ts';
import { CatalogueAnswers } from './catalogue-answers.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { clientGroup } from './client-address.ts';
import { discountRoutes } from './discount-routes.ts';
import { createErrorAnswer } from './errors/answer-error.ts';
import { askedForm, guard } from './guard.ts';
import type { HttpEnv } from './http-env.ts';
import { leadRoutes } from './lead-routes.ts';
import { Metrics } from './metrics.ts';
import { offerRoutes } from './offer-routes.ts';
import { openApiDocument } from './openapi-document.ts';
import { operationRoutes } from './operation-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { packageRoutes } from './package-routes.ts';
import { pageSpeedRoutes } from './page-speed-routes.ts';
import { methodNotAllowed, NOT_FOUND, problemResponse } from './problem.ts';
import { withSessionHint } from './session-hint.ts';
import { sessionRoutes } from './session-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { etagOf, StoredAnswer } from './stored-answer.ts';
import { visitorRoutes } from './visitor-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The types of every call, for the web's typed client. */
export type Api = ReturnType<typeof apiRoutes>;

/** The whole shop as one function from request to answer. Needs nothing started; `listen` gives it a port. */
export function createApp(needs: AppNeeds): OpenAPIHono<HttpEnv> {
  const headers = securityHeaders(needs.publicOrigin);
  const metrics = new Metrics();
  const answers = new CatalogueAnswers(() => needs.catalogue.current(), headers);
  const app = new OpenAPIHono<HttpEnv>();

  app.use('*', guard({ ...needs, answers, metrics, headers }));
  app.route('/', apiRoutes(answers, needs, metrics));
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const answer = await needs.accounts.handler(c.req.raw, c.get('client'));
    const ended = isSignOut(c.req.path, answer) ? needs.orders.grants.endCookies(c.req.header('cookie')) : [];
    for (const line of ended) answer.headers.append('set-cookie', line);
    return withSessionHint(answer, needs.publicOrigin);
  });
  app.route('/', webhookRoutes(needs));
  app.route('/', operationRoutes({ ...needs, metrics }));

  const description = storeDescription(openApiDocument(app, needs.publicOrigin));
  app.get('/api/openapi.json', (c) => description.respond(askedForm(c)));

  const allowedMethods = createAllowedMethods(app.routes);
  app.all('/api/*', (c) => {
    const allowed = allowedMethods(c.req.path);
    return problemResponse(allowed.length > 0 ? methodNotAllowed(allowed) : NOT_FOUND);
  });
  app.all('*', (c) => {
    c.set('isSealed', true);
    return needs.pages.answer(c.req.raw, clientGroup(c.get('client')));
  });

  app.onError(createErrorAnswer({ log: needs.log, headers }));
  return app;
}

/** Whoever signs out leaves this browser, and with it the orders it paid for. */
function isSignOut(path: string, answer: Response): boolean {
  return answer.ok && /^\/api\/auth\/sign-out\/?$/.test(path);
}

function apiRoutes(answers: CatalogueAnswers, needs: AppNeeds, metrics: Metrics) {
  return packageRoutes(answers)
    .route('/', availabilityRoutes(needs))
    .route('/', offerRoutes(needs))
    .route('/', discountRoutes(needs))
    .route('/', leadRoutes(needs))
    .route('/', visitorRoutes(needs))
    .route('/', checkoutRoutes(needs))
    .route('/', sessionRoutes(needs))
    .route('/', accountRoutes(needs))
    .route('/', ownRoutes(needs))
    .route('/', pageSpeedRoutes(metrics.pageSpeed));
}

function storeDescription(json: string): StoredAnswer {
  const body = Buffer.from(json);
  return new StoredAnswer({
    status: 200,
    body,
    etag: etagOf(body),
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, s-maxage=300' },
  });
}
