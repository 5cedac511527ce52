import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import { MyEsimParams, MyEsimsQuery } from '#contract/account/my-esims.ts';
import {
  CreateShareBody,
  HandOutParams,
  HandOutResponse,
  SendShareBody,
  ShareLinkResponse,
  ShareParams,
  ShareResponse,
  SharesResponse,
} from '#contract/orders/shares.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { ShareWay } from '#core/shares/my-shares.ts';
import { shareUrl } from '#core/shares/share-paths.ts';
import type { Share } from '#core/shares/share.ts';
import { admitShare } from '../../esims/admit-share.ts';
import { showHandedOut, showShare } from '../../esims/show-share.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const ENDED: Problem = {
  status: 409,
  code: 'cannot-be-shared',
  message: 'This eSIM is in use or has ended, or its link has ended, so it cannot be shared.',
};
const WITHDRAWAL_OPEN: Problem = {
  status: 409,
  code: 'withdrawal-open',
  message: 'You withdrew from this eSIM, and nobody has decided yet. Until then it cannot be shared.',
};

const REFUSALS = { 400: REFUSED, 401: REFUSED, 404: REFUSED };
const SENDING = { ...REFUSALS, 409: REFUSED, 429: REFUSED };

const list = createRoute({
  method: 'get',
  path: '/api/esims/{id}/shares',
  summary: 'The share links of one of the signed-in customer’s eSIMs, without their secrets',
  request: { params: MyEsimParams },
  responses: { 200: jsonOf('Newest first.', SharesResponse), ...REFUSALS },
});

const create = createRoute({
  method: 'post',
  path: '/api/esims/{id}/shares',
  summary: 'Makes a secret link to an eSIM, and sends it when the channel is email',
  description: 'Earlier links to the same eSIM that nobody has opened end.',
  request: { params: MyEsimParams, body: jsonBody(CreateShareBody) },
  responses: { 200: jsonOf('The link, valid for 72 hours.', ShareLinkResponse), ...SENDING },
});

const remind = createRoute({
  method: 'post',
  path: '/api/esims/{id}/shares/{shareId}/remind',
  summary: 'The same link again; sends it again when the channel is email',
  request: { params: ShareParams },
  responses: { 200: jsonOf('The link; its end does not change.', ShareLinkResponse), ...SENDING },
});

const sendAnotherWay = createRoute({
  method: 'post',
  path: '/api/esims/{id}/shares/{shareId}/send',
  summary: 'The same link by another channel; sends it when that is email',
  request: { params: ShareParams, body: jsonBody(SendShareBody) },
  responses: { 200: jsonOf('The link; its end does not change.', ShareLinkResponse), ...SENDING },
});

const revoke = createRoute({
  method: 'post',
  path: '/api/esims/{id}/shares/{shareId}/revoke',
  summary: 'Ends a share link',
  request: { params: ShareParams },
  responses: { 200: jsonOf('The link after it.', ShareResponse), ...REFUSALS },
});

const handOut = createRoute({
  method: 'get',
  path: '/api/orders/{number}/hand-out',
  summary: 'The eSIMs of one of the signed-in customer’s orders, each with its newest share link',
  request: { params: HandOutParams, query: MyEsimsQuery },
  responses: { 200: jsonOf('In the order of purchase.', HandOutResponse), ...REFUSALS },
});

type Needs = Readonly<{
  orders: OrderServices;
  sharedLimits: SharedLimits;
  clock: Clock;
  publicOrigin: string;
}>;

/** Share links of the signed-in customer. Another customer's eSIM gets the same 404 as one that does not exist. */
export function shareRoutes(needs: Needs) {
  const { orders, clock } = needs;
  const { shares } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes
    .openapi(list, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const found = await shares.list({ userId: signedIn.userId, esimId: c.req.valid('param').id });
      if (found === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ shares: found.map((share) => showShare(share, clock.now())) }, 200, UNCACHED);
    })
    .openapi(create, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const body = c.req.valid('json');
      const of = { userId: signedIn.userId, esimId: c.req.valid('param').id };
      if ((await shares.list(of)) === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const recipient = body.channel === 'email' ? body.email : null;
      const verdict = await admitShare(needs, { ...of, client: clientGroup(c.get('client')), recipient });
      if (!verdict.isAllowed) return tooMany(c, verdict.retryAfterSeconds);
      const recipientName = (body.recipientName ?? '') === '' ? null : (body.recipientName ?? null);
      const { channel, language } = body;
      const made = await shares.create(of, { channel, language, recipient, recipientName }, clock.now());
      if (made.kind !== 'shared') return refused(c, made.kind);
      return c.json(linkOf(needs, made.share, language), 200, UNCACHED);
    })
    .openapi(revoke, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id: esimId, shareId } = c.req.valid('param');
      const revoked = await shares.revoke({ userId: signedIn.userId, esimId, shareId }, clock.now());
      if (revoked.kind !== 'shared') return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ share: showShare(revoked.share, clock.now()) }, 200, UNCACHED);
    });
}

/** Sending a link that exists: again, or another way. */
export function shareSendingRoutes(needs: Needs) {
  const { orders, clock } = needs;
  const { shares } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(remind, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id: esimId, shareId } = c.req.valid('param');
      const of = { userId: signedIn.userId, esimId, shareId };
      const known = await shares.find(of);
      if (known === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const sending = { ...of, client: clientGroup(c.get('client')), recipient: known.recipient };
      const verdict = await admitShare(needs, sending);
      if (!verdict.isAllowed) return tooMany(c, verdict.retryAfterSeconds);
      const reminded = await shares.remind(of, clock.now());
      if (reminded.kind !== 'shared') return refused(c, reminded.kind);
      return c.json(linkOf(needs, reminded.share, reminded.share.language), 200, UNCACHED);
    })
    .openapi(sendAnotherWay, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id: esimId, shareId } = c.req.valid('param');
      const of = { userId: signedIn.userId, esimId, shareId };
      if ((await shares.find(of)) === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const way = wayOf(c.req.valid('json'));
      const sending = { ...of, client: clientGroup(c.get('client')), recipient: way.recipient };
      const verdict = await admitShare(needs, sending);
      if (!verdict.isAllowed) return tooMany(c, verdict.retryAfterSeconds);
      const sent = await shares.remind(of, clock.now(), way);
      if (sent.kind !== 'shared') return refused(c, sent.kind);
      return c.json(linkOf(needs, sent.share, sent.share.language), 200, UNCACHED);
    });
}

/** The eSIMs of an order of the signed-in customer, to give each to its person. */
export function handOutRoutes({ orders, clock }: Pick<Needs, 'orders' | 'clock'>) {
  const { shares } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(handOut, async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
    const { number } = c.req.valid('param');
    const found = await shares.handOut(signedIn.userId, number);
    if (found.length === 0) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
    const shown = { language: c.req.valid('query').language, now: clock.now() };
    const esims = found.map((handedOut) => showHandedOut(handedOut, shown));
    return c.json({ orderNumber: number, esims }, 200, UNCACHED);
  });
}

function linkOf({ orders, clock, publicOrigin }: Needs, share: Share, language: Language): ShareLinkResponse {
  const shown = showShare(share, clock.now());
  if (share.channel === 'email') return { share: shown, link: null };
  const url = shareUrl(publicOrigin, orders.esims.shareSecrets.secretOf(share.id), language);
  return { share: shown, link: { url, qr: orders.qr.svgPath(url) } };
}

function refused(c: Context, kind: 'not-found' | 'ended' | 'withdrawal-open') {
  return kind === 'not-found'
    ? c.json(problemBody(NOT_FOUND), 404, UNCACHED)
    : c.json(problemBody(kind === 'ended' ? ENDED : WITHDRAWAL_OPEN), 409, UNCACHED);
}

function wayOf(body: z.infer<typeof SendShareBody>): ShareWay {
  const recipient = body.channel === 'email' ? body.email.toLowerCase() : null;
  return { channel: body.channel, recipient };
}

function tooMany(c: Context, retryAfterSeconds: number) {
  const problem = tooManyRequests(retryAfterSeconds);
  return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
}
