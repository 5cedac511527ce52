import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { RestoreCartBody, RestoreCartResponse } from '#contract/subscriptions.ts';
import type { RemindedLine } from '#core/cart-reminders/cart-reminder.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { MAIL_LINKS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody } from '../../problem.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import { takeLimit } from './link-limit.ts';
import { type EndableMails, mailChoiceRoute, mailOneClick } from './mail-choice-routes.ts';

const restore = createRoute({
  method: 'post',
  path: '/api/cart-reminders/restore',
  summary: 'What can still be bought of the cart that a reminder was about, with the token of its link',
  request: { body: jsonBody(RestoreCartBody) },
  responses: { 200: jsonOf('The cart.', RestoreCartResponse), 400: REFUSED, 429: REFUSED },
});

const CHOICE = {
  path: '/api/cart-reminders/choice',
  summary: 'Ends reminders of carts to an address, or turns them on again, with the token of its link',
} as const;

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

export function cartReminderRoutes(needs: Needs) {
  const { cartReminders, cartReminderTokens } = needs.orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(restore, async (c) => {
      const refusal = await takeLimit(c, needs, MAIL_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const { token, language } = c.req.valid('json');
      const reminderId = cartReminderTokens.restore.textOf(token);
      const lines = reminderId === null ? null : await cartReminders.findCart(reminderId);
      if (lines === null) return c.json({ state: 'unknown' as const }, 200, UNCACHED);
      const items = lines.map((line) => showLine(line, language));
      return c.json({ state: 'found' as const, items }, 200, UNCACHED);
    })
    .route('/', mailChoiceRoute(CHOICE, endableReminders(needs.orders), needs));
}

/** The one-click request of mail programs. */
export function cartReminderOneClick({ orders, clock }: Omit<Needs, 'sharedLimits'>) {
  return mailOneClick('/cart-reminder/stop/:token', endableReminders(orders), clock);
}

function endableReminders({ cartReminders, cartReminderTokens }: OrderServices): EndableMails {
  return {
    emailOf: (token) => cartReminderTokens.stop.textOf(token),
    change: ({ email, isWanted }, at) => cartReminders.change(email, isWanted, at),
  };
}

function showLine({ offer, quantity }: RemindedLine, language: Language) {
  const { packageId, priceCents, described } = offer;
  return {
    packageId,
    priceCents,
    quantity,
    title: unitTitle(described, { language, messagesOf }),
    country: destinationName(described, language),
    countryCode: described.country_code,
    data: described.data_amount,
    validityDays: described.validity_days ?? DEFAULT_VALIDITY_DAYS,
    operator: described.operator,
  };
}
