import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  CheckoutSessionResponse,
  CheckoutSessionParams,
  CheckoutSessionQuery,
  InstallResponse,
} from '#contract/orders/checkout-sessions.ts';
import type { Clock } from '#core/clock.ts';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { OrderProgress } from '#core/orders/order-progress.ts';
import { hiddenEmail, showProgress } from '#core/orders/show-progress.ts';
import { pageLanguage } from '#core/visitors/page-language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { showGift } from '../../gifts/show-gift.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import { signedInUser } from '../../signed-in-user.ts';
import type { InstallMaterial } from '../../checkout-session/install-material.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, type Problem } from '../../problem.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { CheckoutSessionEvents } from '../../checkout-session/checkout-session-events.ts';

const readSession = createRoute({
  method: 'get',
  path: '/api/checkout-sessions/{id}',
  summary: 'The progress of an order',
  request: { params: CheckoutSessionParams, query: CheckoutSessionQuery },
  responses: { 200: jsonOf('Its steps and units.', CheckoutSessionResponse), 404: REFUSED },
});

const readInstall = createRoute({
  method: 'get',
  path: '/api/checkout-sessions/{id}/install',
  summary: 'Installation data for the eSIMs of an order, for the browser that paid',
  request: { params: CheckoutSessionParams },
  responses: {
    200: jsonOf('One entry per delivered eSIM; of recycled ones only the title.', InstallResponse),
    403: REFUSED,
    404: REFUSED,
  },
});

/** Its text is fixed by the specification. */
const INVALID_SESSION: Problem = {
  status: 404,
  code: 'invalid-session',
  message: "Invalid Session: We couldn't find your payment session.",
};
const NOT_YOURS: Problem = {
  status: 403,
  code: 'not-the-paying-browser',
  message: 'Only the browser that paid may see this. We sent it to your email.',
};
/** Success pages that are reloaded or polled call the payment service at most this often. */
const POLL_EVERY_MS = 5_000;

type Needs = Readonly<{
  orders: OrderServices;
  material: InstallMaterial;
  clock: Clock;
  log: Log;
  closing?: AbortSignal;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
}>;

/** Only the browser that paid sees to whom a gift goes. */
function giftOf({ gift }: OrderProgress, isOwnBrowser: boolean, now: Date) {
  return { isGift: gift !== null, gift: isOwnBrowser && gift !== null ? showGift(gift, now) : null };
}

/** `language` undefined: the language of the order. `userId` null: nobody is signed in. */
type Caller = Readonly<{
  cookies: string | undefined;
  language: Language | undefined;
  userId: string | null;
}>;

export function checkoutSessionRoutes({ orders, material, clock, log, closing, languages }: Needs) {
  const offered = languages ?? OFFERED_BY_DEFAULT;
  const events = new CheckoutSessionEvents({ orderEvents: orders.events, closing: closing ?? null, log });
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  const responseFor = (progress: OrderProgress, caller: Caller) =>
    showSession(progress, {
      ...caller,
      isOwnBrowser: orders.grants.isGranted(caller.cookies, progress),
      now: clock.now(),
    });

  return routes
    .openapi(readSession, async (c) => {
      const progress = await readProgress({ orders, clock }, c.req.valid('param').id);
      if (progress === null) return c.json(problemBody(INVALID_SESSION), 404, UNCACHED);
      const userId = await userOf(c, progress, orders);
      const caller = { cookies: c.req.header('cookie'), language: c.req.valid('query').language, userId };
      return c.json(responseFor(progress, caller), 200, UNCACHED);
    })
    .openapi(readInstall, async (c) => {
      const progress = await orders.progress.find(c.req.valid('param').id);
      if (progress === null) return c.json(problemBody(INVALID_SESSION), 404, UNCACHED);
      if (!orders.grants.isGranted(c.req.header('cookie'), progress))
        return c.json(problemBody(NOT_YOURS), 403, UNCACHED);
      const install = await material.of(progress.orderId, pageLanguage(c.req.raw.headers, offered));
      return c.json(install, 200, UNCACHED);
    })
    .get('/api/checkout-sessions/:id/events', async (c) => {
      const { id: sessionId = '' } = CheckoutSessionParams.safeParse(c.req.param()).data ?? {};
      const progress = await readProgress({ orders, clock }, sessionId);
      if (progress === null) return c.json(problemBody(INVALID_SESSION), 404, UNCACHED);
      const { language } = CheckoutSessionQuery.safeParse(c.req.query()).data ?? {};
      const userId = await userOf(c, progress, orders);
      const caller = { cookies: c.req.header('cookie'), language, userId };
      const watcher = { client: clientGroup(c.get('client')), orderId: progress.orderId };
      return events.stream(c, watcher, async () => {
        const now = await readProgress({ orders, clock }, sessionId);
        return now === null ? null : responseFor(now, caller);
      });
    });
}

type Viewer = Omit<Caller, 'cookies'> & Readonly<{ isOwnBrowser: boolean; now: Date }>;

function showSession(progress: OrderProgress, viewer: Viewer): CheckoutSessionResponse {
  const { language = progress.language, isOwnBrowser, now } = viewer;
  const { state, steps, units, paymentStatus } = showProgress(progress, { language, messagesOf });
  return {
    state,
    steps: [...steps],
    units: [...units],
    orderId: isOwnBrowser ? progress.orderId : null,
    orderNumber: progress.orderNumber,
    amountPaidCents: paymentStatus === 'paid' ? progress.totalCents : 0,
    refundedCents: progress.refundedCents,
    currency: progress.currency,
    email: isOwnBrowser ? progress.email : hiddenEmail(progress.email),
    paymentStatus,
    isOwnBrowser,
    cartId: isOwnBrowser ? progress.cartId : null,
    topup: isOwnBrowser ? topupOf(progress, viewer) : null,
    ...giftOf(progress, isOwnBrowser, now),
  };
}

/**
 * Opening the success page triggers a check at the payment service, so a customer who paid does not wait
 * for a webhook.
 */
async function readProgress(
  { orders, clock }: Pick<Needs, 'orders' | 'clock'>,
  sessionId: string,
): Promise<OrderProgress | null> {
  const progress = await orders.progress.find(sessionId);
  if (progress?.status === 'awaiting-payment') {
    const now = clock.now();
    const noticeId = `page:${sessionId}:${Math.floor(now.getTime() / POLL_EVERY_MS)}`;
    await orders.notices.receive({ noticeId, source: 'success-page', kind: 'requested', sessionId }, now);
  }
  return progress;
}

/** Only the page of a top-up depends on who is signed in. */
async function userOf(
  c: Context<HttpEnv>,
  { topup }: OrderProgress,
  orders: OrderServices,
): Promise<string | null> {
  return topup === null ? null : ((await signedInUser(c, orders))?.userId ?? null);
}

/**
 * The eSIM is linked and named only for its signed-in owner. A payer who is not signed in may have entered the owner's address, and
 * would learn from the link whose eSIM it is.
 */
function topupOf(progress: OrderProgress, viewer: Viewer): CheckoutSessionResponse['topup'] {
  const { topup } = progress;
  const { userId, language = progress.language } = viewer;
  if (topup === null) return null;
  const { iccid, esim } = topup;
  const isOwner = userId !== null && esim?.ownerId === userId;
  const name = isOwner ? (esim.name ?? unitTitle(esim.described, { language, messagesOf })) : null;
  return { iccidEnd: iccid.slice(-4), esimId: isOwner ? esim.id : null, esimName: name };
}
