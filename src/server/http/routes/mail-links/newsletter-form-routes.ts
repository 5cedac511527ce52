import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { SubscribeBody } from '#contract/subscriptions.ts';
import type { Clock } from '#core/clock.ts';
import { localizedPath } from '#core/language-path.ts';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { NEWSLETTER_REQUESTS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { NEWSLETTER_PATH } from '#core/newsletter/newsletter.ts';
import { keepTypedAddress } from '#core/newsletter/typed-address.ts';
import type { HttpEnv } from '../../http-env.ts';
import { LONGEST_FORM_BYTES } from '../../one-click.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemResponse, TOO_LARGE } from '../../problem.ts';
import { UNCACHED } from '../describe-route.ts';
import { endableNewsletter } from './endable-newsletter.ts';
import { takeLimit } from './link-limit.ts';
import { mailOneClick } from './mail-choice-routes.ts';

type Needs = Readonly<{
  orders: OrderServices;
  sharedLimits: SharedLimits;
  clock: Clock;
  publicOrigin: string;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
}>;

/** The form of the footer without scripts, and the one-click request of mail programs. */
export function newsletterFormRoutes(needs: Needs) {
  const { orders, clock, publicOrigin, languages = OFFERED_BY_DEFAULT } = needs;
  const isHttps = publicOrigin.startsWith('https:');
  const limitBody = bodyLimit({ maxSize: LONGEST_FORM_BYTES, onError: () => problemResponse(TOO_LARGE) });
  const submit = (language: Language) => async (c: Context<HttpEnv>) => {
    const { email } = await c.req.parseBody().catch(() => ({ email: '' }));
    const typed = typeof email === 'string' ? email.trim() : '';
    const path = localizedPath(NEWSLETTER_PATH, language);
    const result = await resultOf(c, language, typed);
    const cookie = keepTypedAddress(result === 'sent' ? '' : typed, { path, isHttps });
    return c.body(null, 303, { ...UNCACHED, location: `${path}#${result}`, 'set-cookie': cookie });
  };

  /** The part of the page that says what happened. The same for every address. */
  async function resultOf(
    c: Context<HttpEnv>,
    language: Language,
    typed: string,
  ): Promise<'sent' | 'invalid' | 'failed'> {
    const parsed = SubscribeBody.safeParse({ email: typed, language });
    if (!parsed.success) return 'invalid';
    if ((await takeLimit(c, needs, NEWSLETTER_REQUESTS_PER_CLIENT)) !== null) return 'failed';
    await orders.newsletter.request({ email: parsed.data.email.toLowerCase(), language }, clock.now());
    return 'sent';
  }

  const path = `${NEWSLETTER_PATH}/unsubscribe/:token`;
  const forms = new Hono<HttpEnv>();
  for (const language of languages)
    forms.post(localizedPath(NEWSLETTER_PATH, language), limitBody, submit(language));
  return mailOneClick(path, endableNewsletter(orders), clock).route('/', forms);
}
