import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MailChoiceBody, MailChoiceResponse } from '#contract/subscriptions.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { MAIL_LINKS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { oneClickRoute } from '../../one-click.ts';
import { problemBody } from '../../problem.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import { takeLimit } from './link-limit.ts';

type Needs = Readonly<{ sharedLimits: SharedLimits; clock: Clock }>;
type Choice = Readonly<{ email: string; isWanted: boolean; language: Language }>;

/** Mails of one kind that a link in them ends. */
export type EndableMails = Readonly<{
  /** The address that a token of the link stands for. Null: it is not one of ours. */
  emailOf: (token: string) => string | null;
  change: (choice: Choice, at: Date) => Promise<void>;
}>;

type Description<Path extends string> = Readonly<{ path: Path; summary: string }>;

/** The page of the link: it ends the mails, and turns them on again. */
export function mailChoiceRoute<Path extends string>(
  { path, summary }: Description<Path>,
  { emailOf, change }: EndableMails,
  needs: Needs,
) {
  const route = createRoute({
    method: 'post',
    path,
    summary,
    request: { body: jsonBody(MailChoiceBody) },
    responses: { 200: jsonOf('The choice after it.', MailChoiceResponse), 400: REFUSED, 429: REFUSED },
  });
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput }).openapi(route, async (c) => {
    const refusal = await takeLimit(c, needs, MAIL_LINKS_PER_CLIENT);
    if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
    const { token, isWanted, language } = c.req.valid('json');
    const email = emailOf(token);
    if (email === null) return c.json({ state: 'unknown' as const }, 200, UNCACHED);
    await change({ email, isWanted, language }, needs.clock.now());
    return c.json({ state: 'saved' as const, isWanted }, 200, UNCACHED);
  });
}

/** The one-click request of mail programs to the same link. */
export function mailOneClick(path: string, { emailOf, change }: EndableMails, clock: Clock) {
  return oneClickRoute({
    path,
    unsubscribe: async (token) => {
      const email = emailOf(token);
      if (email === null) return false;
      await change({ email, isWanted: false, language: 'en' }, clock.now());
      return true;
    },
  });
}
