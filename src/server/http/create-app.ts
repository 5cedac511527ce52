import { OpenAPIHono } from '@hono/zod-openapi';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { testCalls } from './api-test/test-calls.ts';
import { apiTestRoutes } from './routes/api-test-routes.ts';
import { accountRoutes } from './routes/account/account-routes.ts';
import type { AppNeeds } from './app-needs.ts';
import { createAllowedMethods } from './middleware/allowed-methods.ts';
import { availabilityRoutes } from './routes/catalogue/availability-routes.ts';
import { CatalogueResponses } from './catalogue/catalogue-responses.ts';
import { chatRoutes } from './routes/account/chat-routes.ts';
import { catalogueImportRoutes } from './routes/staff/catalogue-import-routes.ts';
import { staffCatalogueRoutes } from './routes/staff/catalogue-routes.ts';
import { catalogueSyncRoutes } from './routes/staff/catalogue-sync-routes.ts';
import { popularPicksRoutes } from './routes/staff/popular-picks-routes.ts';
import { chatPresenceRoutes } from './routes/staff/chat-presence-routes.ts';
import { staffChatRoutes } from './routes/staff/chat-routes.ts';
import { checkoutRoutes } from './routes/orders/checkout-routes.ts';
import { confirmPasswordRoutes } from './routes/account/confirm-password-routes.ts';
import { collectionRoutes } from './routes/account/collection-routes.ts';
import { declaredStaff } from './staff/declared-staff.ts';
import { provideStaff } from './staff/staff-only.ts';
import { overviewRoutes } from './routes/staff/overview-routes.ts';
import { staffJobRoutes } from './routes/staff/job-routes.ts';
import { staffMailRoutes } from './routes/staff/mail-routes.ts';
import { sandboxRoutes } from './routes/staff/sandbox-routes.ts';
import { systemRoutes } from './routes/staff/system-routes.ts';
import { staffReviewRoutes } from './routes/staff/review-routes.ts';
import { customerRoutes } from './routes/staff/customer-routes.ts';
import { roleRoutes } from './routes/staff/role-routes.ts';
import { staffOrderChangeRoutes } from './routes/staff/order-change-routes.ts';
import { staffOrderRoutes } from './routes/staff/order-routes.ts';
import { contactExportRoutes } from './routes/staff/contact-export-routes.ts';
import { contactRoutes } from './routes/staff/contact-routes.ts';
import { staffDiscountRoutes } from './routes/staff/discount-routes.ts';
import { discountSeriesRoutes } from './routes/staff/discount-series-routes.ts';
import { statisticsRoutes } from './routes/staff/statistics-routes.ts';
import { staffRoutes } from './routes/staff/staff-routes.ts';
import { createCheckoutFront } from './checkout/checkout-front.ts';
import { InstallMaterial } from './checkout-session/install-material.ts';
import { clientGroup } from './middleware/client-address.ts';
import { currencyRoutes } from './routes/catalogue/currency-routes.ts';
import { discountRoutes } from './routes/orders/discount-routes.ts';
import { createErrorHandler } from './middleware/handle-error.ts';
import { requestConditions, guard } from './middleware/guard.ts';
import type { TestCall } from '#contract/api-test.ts';
import type { HttpEnv } from './http-env.ts';
import { esimChangeRoutes } from './routes/account/esim-change-routes.ts';
import { esimRoutes } from './routes/account/esim-routes.ts';
import { giftRoutes } from './routes/orders/gift-routes.ts';
import { reviewRoutes } from './routes/mail-links/review-routes.ts';
import { cartReminderOneClick, cartReminderRoutes } from './routes/mail-links/cart-reminder-routes.ts';
import { newsletterFormRoutes } from './routes/mail-links/newsletter-form-routes.ts';
import { newsletterRoutes } from './routes/mail-links/newsletter-routes.ts';
import { leadRoutes } from './routes/lead-routes.ts';
import { Metrics } from './metrics.ts';
import { offerRoutes } from './routes/catalogue/offer-routes.ts';
import { openApiDocument } from './routes/openapi-document.ts';
import { operationRoutes } from './routes/operation-routes.ts';
import { addressRoutes } from './routes/account/address-routes.ts';
import { myDataRoutes } from './routes/account/my-data-routes.ts';
import { myRoutes } from './routes/account/my-routes.ts';
import { billingRoutes } from './routes/orders/billing-routes.ts';
import { orderRoutes } from './routes/orders/order-routes.ts';
import { packageRoutes } from './routes/catalogue/package-routes.ts';
import { pageSpeedRoutes } from './routes/page-speed-routes.ts';
import { methodNotAllowed, NOT_FOUND, problemResponse } from './problem.ts';
import { withSessionHint } from './middleware/session-hint.ts';
import { checkoutSessionRoutes } from './routes/orders/checkout-session-routes.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { etagOf, StoredResponse } from './stored-response.ts';
import { savedReplyRoutes } from './routes/staff/saved-reply-routes.ts';
import { staffTicketRoutes } from './routes/staff/ticket-routes.ts';
import { attachmentRoutes } from './routes/support/attachment-routes.ts';
import { myTicketRoutes } from './routes/support/my-ticket-routes.ts';
import { ticketRoutes } from './routes/support/ticket-routes.ts';
import { topupRoutes } from './routes/orders/topup-routes.ts';
import { oneClickRoutes, reminderRoutes } from './routes/account/reminder-routes.ts';
import { usageRoutes } from './routes/account/usage-routes.ts';
import { visitRoutes } from './routes/visit-routes.ts';
import { visitorRoutes } from './routes/catalogue/visitor-routes.ts';
import { openedShareRoutes } from './routes/orders/opened-share-routes.ts';
import { handOutRoutes, shareRoutes, shareSendingRoutes } from './routes/orders/share-routes.ts';
import { staffWithdrawalRoutes } from './routes/staff/withdrawal-routes.ts';
import { withdrawalRoutes } from './routes/orders/withdrawal-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';

/** The types of the calls below /api/admin, for the client of the admin panel. */
export type AdminApi = ReturnType<typeof adminRoutes>;

/** The types of every API call, for the web's typed client. */
export type Api = ReturnType<typeof apiRoutes>;

/** The whole shop as one function from request to response. Needs nothing started; `listen` opens its port. */
export function createApp(needs: AppNeeds): OpenAPIHono<HttpEnv> {
  const headers = securityHeaders(needs.publicOrigin);
  const metrics = new Metrics();
  const responses = new CatalogueResponses(needs, headers);
  // Hono's default router silently becomes a slower one when two paths are too alike; this one refuses the path.
  const app = new OpenAPIHono<HttpEnv>({ router: new RegExpRouter() });

  app.use('*', guard({ ...needs, responses, metrics, headers }));
  app.use('/api/admin/*', provideStaff(needs));
  app.route('/', apiRoutes(responses, { ...needs, testCalls: () => calls }, metrics));
  if (needs.staff.system.sandbox === null) {
    // Real services have no clock to advance and no faults to set.
    for (const path of ['/api/admin/sandbox', '/api/admin/sandbox/*'])
      app.all(path, () => problemResponse(NOT_FOUND));
  }
  app.route('/', adminRoutes(needs));
  declaredStaff(app.routes);
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const response = await needs.accounts.handler(c.req.raw, c.get('client'));
    const ended = isSignOut(c.req.path, response)
      ? needs.orders.grants.endCookies(c.req.header('cookie'))
      : [];
    for (const line of ended) response.headers.append('set-cookie', line);
    return withSessionHint(response, needs.publicOrigin);
  });
  app.route('/', webhookRoutes(needs));
  app.route('/', oneClickRoutes(needs));
  app.route('/', newsletterFormRoutes(needs));
  app.route('/', cartReminderOneClick(needs));
  app.route('/', operationRoutes({ ...needs, metrics }));

  const document = openApiDocument(app, needs.publicOrigin);
  const calls = testCalls(document);
  const description = storeDescription(document);
  app.get('/api/openapi.json', (c) => description.respond(requestConditions(c)));

  const allowedMethods = createAllowedMethods(app.routes);
  app.all('/api/*', (c) => {
    const allowed = allowedMethods(c.req.path);
    return problemResponse(allowed.length > 0 ? methodNotAllowed(allowed) : NOT_FOUND);
  });
  app.all('*', (c) => {
    c.set('isSealed', true);
    return needs.pages.respond(c.req.raw, clientGroup(c.get('client')));
  });

  app.onError(createErrorHandler({ log: needs.log, headers }));
  return app;
}

/** A customer who signs out, here or everywhere, leaves this browser: access to the orders it paid for ends too. */
function isSignOut(path: string, response: Response): boolean {
  return response.ok && /^\/api\/auth\/(?:sign-out|revoke-sessions)\/?$/.test(path);
}

type ApiNeeds = AppNeeds & Readonly<{ testCalls: () => TestCall[] }>;

function apiRoutes(responses: CatalogueResponses, needs: ApiNeeds, metrics: Metrics) {
  const checkouts = createCheckoutFront(needs);
  const material = new InstallMaterial(needs);
  return packageRoutes(responses)
    .route('/', availabilityRoutes(needs))
    .route('/', offerRoutes(needs))
    .route('/', discountRoutes(needs))
    .route('/', leadRoutes(needs))
    .route('/', visitorRoutes(needs))
    .route('/', currencyRoutes(needs))
    .route('/', checkoutRoutes({ ...needs, checkouts }))
    .route('/', topupRoutes({ ...needs, checkouts }))
    .route('/', checkoutSessionRoutes({ ...needs, material }))
    .route('/', accountRoutes(needs))
    .route('/', addressRoutes(needs))
    .route('/', myDataRoutes(needs))
    .route('/', myRoutes(needs))
    .route('/', orderRoutes(needs))
    .route('/', billingRoutes(needs))
    .route('/', esimRoutes({ ...needs, material }))
    .route('/', esimChangeRoutes(needs))
    .route('/', collectionRoutes(needs))
    .route('/', usageRoutes(needs))
    .route('/', reminderRoutes(needs))
    .route('/', chatRoutes(needs))
    .route('/', giftRoutes(needs))
    .route('/', withdrawalRoutes(needs))
    .route('/', newsletterRoutes(needs))
    .route('/', cartReminderRoutes(needs))
    .route('/', reviewRoutes(needs))
    .route('/', shareRoutes(needs))
    .route('/', shareSendingRoutes(needs))
    .route('/', handOutRoutes(needs))
    .route('/', openedShareRoutes({ ...needs, material }))
    .route('/', ticketRoutes(needs))
    .route('/', attachmentRoutes(needs))
    .route('/', myTicketRoutes(needs))
    .route('/', confirmPasswordRoutes(needs))
    .route('/', apiTestRoutes(needs))
    .route('/', visitRoutes({ ...needs, ...needs.statistics }))
    .route('/', pageSpeedRoutes({ ...needs, ...needs.statistics, histograms: metrics.pageSpeed }));
}

/** For staff only: each route declares which role may call it. */
function adminRoutes(needs: AppNeeds) {
  return staffRoutes(needs)
    .route('/', overviewRoutes(needs))
    .route('/', roleRoutes(needs))
    .route('/', customerRoutes(needs))
    .route('/', staffOrderRoutes(needs))
    .route('/', staffOrderChangeRoutes(needs))
    .route('/', staffWithdrawalRoutes(needs))
    .route('/', staffReviewRoutes(needs))
    .route('/', staffCatalogueRoutes(needs))
    .route('/', catalogueImportRoutes(needs))
    .route('/', catalogueSyncRoutes(needs))
    .route('/', popularPicksRoutes(needs))
    .route('/', statisticsRoutes(needs))
    .route('/', staffTicketRoutes(needs))
    .route('/', savedReplyRoutes(needs))
    .route('/', staffChatRoutes(needs))
    .route('/', chatPresenceRoutes(needs))
    .route('/', systemRoutes(needs))
    .route('/', staffJobRoutes(needs))
    .route('/', staffMailRoutes(needs))
    .route('/', sandboxRoutes(needs))
    .route('/', staffDiscountRoutes(needs))
    .route('/', discountSeriesRoutes(needs))
    .route('/', contactRoutes(needs))
    .route('/', contactExportRoutes(needs));
}

function storeDescription(json: string): StoredResponse {
  const body = Buffer.from(json);
  return new StoredResponse({
    status: 200,
    body,
    etag: etagOf(body),
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, s-maxage=300' },
  });
}
