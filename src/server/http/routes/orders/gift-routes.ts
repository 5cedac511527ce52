import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  GiftParams,
  GiftResponse,
  giftDetailsOf,
  GiftBody,
  ResendGiftBody,
  ResendGiftResponse,
} from '#contract/orders/gifts.ts';
import type { Clock } from '#core/clock.ts';
import type { GiftChange } from '#core/gifts/gift-store.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { GIFT_LINKS_PER_CLIENT, GIFT_LINKS_PER_GIFT } from '#core/limits/shop-limits.ts';
import { admitGiftChange } from '../../gifts/admit-gift-change.ts';
import { showGift } from '../../gifts/show-gift.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const ONE = { params: GiftParams };
const AFTER = { 200: jsonOf('The gift after it.', GiftResponse), 400: REFUSED, 404: REFUSED };
const CHANGED = { ...AFTER, 409: REFUSED, 429: REFUSED };

const readGift = createRoute({
  method: 'get',
  path: '/api/gifts/{id}',
  summary: 'A gift, for its buyer',
  description: 'For the signed-in buyer, or for the browser that paid.',
  request: ONE,
  responses: AFTER,
});

const changeGift = createRoute({
  method: 'put',
  path: '/api/gifts/{id}',
  summary: 'Corrects recipient, message, language or day of a gift that is not opened',
  description: 'Links that were sent before end. The new email is sent on the new day.',
  request: { ...ONE, body: jsonBody(GiftBody) },
  responses: CHANGED,
});

const sendGift = createRoute({
  method: 'post',
  path: '/api/gifts/{id}/send',
  summary: 'Sends a gift that is not opened now, or again with new links',
  request: ONE,
  responses: CHANGED,
});

const cancelGift = createRoute({
  method: 'post',
  path: '/api/gifts/{id}/cancel',
  summary: 'Makes a gift that is not opened an ordinary order of its buyer',
  request: ONE,
  responses: CHANGED,
});

const resendGift = createRoute({
  method: 'post',
  path: '/api/gift-links',
  summary: 'Sends new links of a gift to its recipient, after a link has expired',
  description: 'The email goes only to the address that the buyer gave.',
  request: { body: jsonBody(ResendGiftBody) },
  responses: { 200: jsonOf('It is sent.', ResendGiftResponse), 400: REFUSED, 404: REFUSED, 429: REFUSED },
});

const OPENED: Problem = {
  status: 409,
  code: 'gift-opened',
  message: 'The recipient has opened this gift, so it can no longer be changed.',
};
const DAY_TOO_LATE: Problem = {
  status: 409,
  code: 'gift-day-too-late',
  message: 'One of these plans must be installed before that day. Please choose an earlier day.',
};

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;
type HttpContext = Context<HttpEnv>;

function tooMany(c: HttpContext, seconds: number) {
  const problem = tooManyRequests(seconds);
  return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
}

function refusal(c: HttpContext, change: Exclude<GiftChange, 'changed'>) {
  if (change === 'not-found') return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
  return c.json(problemBody(change === 'opened' ? OPENED : DAY_TOO_LATE), 409, UNCACHED);
}

/** Gifts. Another customer's gift gets the same 404 as one that does not exist. */
export function giftRoutes({ orders, sharedLimits, clock }: Needs) {
  const { gifts, grants } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  /** The gift, if the caller is its buyer: signed in, or with the browser that paid. */
  async function ownGift(c: HttpContext, orderId: string) {
    const found = await gifts.find(orderId);
    if (found === null) return null;
    if (grants.isGranted(c.req.header('cookie'), { orderId, browserTokenHash: found.browserTokenHash }))
      return found.gift;
    const signedIn = await signedInUser(c, orders);
    return signedIn !== null && signedIn.userId === found.userId ? found.gift : null;
  }

  const limit = (c: HttpContext, orderId: string, recipients: readonly [old: string, next: string]) =>
    admitGiftChange({ sharedLimits, clock }, { client: clientGroup(c.get('client')), orderId, recipients });

  async function after(c: HttpContext, orderId: string, change: GiftChange) {
    if (change !== 'changed') return refusal(c, change);
    const found = await gifts.find(orderId);
    return c.json({ gift: found === null ? null : showGift(found.gift, clock.now()) }, 200, UNCACHED);
  }

  return routes
    .openapi(resendGift, async (c) => {
      const client = clientGroup(c.get('client'));
      const perClient = await sharedLimits.take(GIFT_LINKS_PER_CLIENT, client, clock.now());
      if (!perClient.isAllowed) return tooMany(c, perClient.retryAfterSeconds);
      const found = await gifts.findExpiredLink(c.req.valid('json').secret, clock.now());
      if (found === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      // Pressed on another device before: that mail has the link that works.
      if (found.hasNewer) return c.json({ isSent: true as const }, 200, UNCACHED);
      const perGift = await sharedLimits.take(GIFT_LINKS_PER_GIFT, found.orderId, clock.now());
      if (!perGift.isAllowed) return tooMany(c, perGift.retryAfterSeconds);
      await gifts.sendNewLinks(found.orderId, clock.now());
      return c.json({ isSent: true as const }, 200, UNCACHED);
    })
    .openapi(readGift, async (c) => {
      const gift = await ownGift(c, c.req.valid('param').id);
      if (gift === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ gift: showGift(gift, clock.now()) }, 200, UNCACHED);
    })
    .openapi(changeGift, async (c) => {
      const { id } = c.req.valid('param');
      const gift = await ownGift(c, id);
      if (gift === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const details = giftDetailsOf(c.req.valid('json'));
      const allowed = await limit(c, id, [gift.recipientEmail, details.recipientEmail]);
      if (!allowed.isAllowed) return tooMany(c, allowed.retryAfterSeconds);
      return after(c, id, await gifts.change(id, details, clock.now()));
    })
    .openapi(sendGift, async (c) => {
      const { id } = c.req.valid('param');
      const gift = await ownGift(c, id);
      if (gift === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const allowed = await limit(c, id, [gift.recipientEmail, gift.recipientEmail]);
      if (!allowed.isAllowed) return tooMany(c, allowed.retryAfterSeconds);
      return after(c, id, await gifts.sendNow(id, clock.now()));
    })
    .openapi(cancelGift, async (c) => {
      const { id } = c.req.valid('param');
      if ((await ownGift(c, id)) === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return after(c, id, await gifts.cancel(id, clock.now()));
    });
}
