import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  MailLinkBody,
  MyNewsletterBody,
  MyNewsletterResponse,
  NewsletterConfirmResponse,
  SubscribeBody,
  SubscribeResponse,
} from '#contract/subscriptions.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { MAIL_LINKS_PER_CLIENT, NEWSLETTER_REQUESTS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import { endableNewsletter } from './endable-newsletter.ts';
import { takeLimit } from './link-limit.ts';
import { mailChoiceRoute } from './mail-choice-routes.ts';

const subscribe = createRoute({
  method: 'post',
  path: '/api/subscribe-newsletter',
  summary: 'Asks the owner of an address to confirm the newsletter; says the same for every address',
  request: { body: jsonBody(SubscribeBody) },
  responses: {
    200: jsonOf('An email was sent if one is needed.', SubscribeResponse),
    400: REFUSED,
    429: REFUSED,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/api/newsletter/confirm',
  summary: 'Subscribes the address to which a confirmation was sent, with the token of its link',
  request: { body: jsonBody(MailLinkBody) },
  responses: { 200: jsonOf('The result.', NewsletterConfirmResponse), 400: REFUSED, 429: REFUSED },
});

const CHOICE = {
  path: '/api/newsletter/choice',
  summary: 'Ends the newsletter to an address, or turns it on again, with the token of its link',
} as const;

const readMine = createRoute({
  method: 'get',
  path: '/api/me/newsletter',
  summary: 'Whether the signed-in customer gets the newsletter',
  responses: { 200: jsonOf('The choice.', MyNewsletterResponse), 401: REFUSED },
});

const saveMine = createRoute({
  method: 'put',
  path: '/api/me/newsletter',
  summary: 'Turns the newsletter to the address of the signed-in customer on or off',
  request: { body: jsonBody(MyNewsletterBody) },
  responses: { 200: jsonOf('The choice after it.', MyNewsletterResponse), 400: REFUSED, 401: REFUSED },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

export function newsletterRoutes(needs: Needs) {
  const { orders, clock } = needs;
  const { newsletter, newsletterTokens } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(subscribe, async (c) => {
      const refusal = await takeLimit(c, needs, NEWSLETTER_REQUESTS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const { email, language } = c.req.valid('json');
      await newsletter.request({ email: email.toLowerCase(), language }, clock.now());
      return c.json({ state: 'sent' as const }, 200, UNCACHED);
    })
    .openapi(confirm, async (c) => {
      const refusal = await takeLimit(c, needs, MAIL_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const requestId = newsletterTokens.confirm.textOf(c.req.valid('json').token);
      const confirmed = requestId === null ? null : await newsletter.confirm(requestId, clock.now());
      return c.json(
        { state: confirmed === null ? ('unknown' as const) : ('confirmed' as const) },
        200,
        UNCACHED,
      );
    })
    .route('/', mailChoiceRoute(CHOICE, endableNewsletter(orders), needs))
    .openapi(readMine, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      return c.json({ isWanted: await newsletter.isSubscribed(signedIn.email) }, 200, UNCACHED);
    })
    .openapi(saveMine, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { isWanted, language } = c.req.valid('json');
      await newsletter.change({ email: signedIn.email, isWanted, language }, clock.now());
      return c.json({ isWanted }, 200, UNCACHED);
    });
}
