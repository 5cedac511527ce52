import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MailParams, MailQueued, MailsQuery, MailsResponse, type ShownMail } from '#contract/admin/system.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import { canBeResent, type ListedMail } from '#core/system/mail-list.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const MOST_MAILS = 50;
const COUNTED_MS = 7 * DAY_MS;

const readMails = createRoute({
  method: 'get',
  path: '/api/admin/mails',
  summary: 'Emails that the shop wrote',
  ...staffOnly({ role: 'admin' }),
  request: { query: MailsQuery },
  responses: { 200: jsonOf('The newest first.', MailsResponse), ...REFUSALS },
});

const resend = createRoute({
  method: 'post',
  path: '/api/admin/mails/{family}/{id}/resend',
  summary: 'Sends a failed email again, once however often it is sent',
  ...staffOnly({ role: 'admin', audits: 'mail-resent' }),
  request: { params: MailParams },
  responses: { 200: jsonOf('It is queued.', MailQueued), ...REFUSALS, 404: REFUSED },
});

type Needs = Readonly<{ staff: Pick<StaffServices, 'system'>; clock: Clock }>;

export function staffMailRoutes({ staff: { system }, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readMails, async (c) => {
      const { search = '', state, after } = c.req.valid('query');
      const recipient = search === '' ? undefined : search;
      const [counts, found] = await Promise.all([
        system.mails.counts(new Date(clock.now().getTime() - COUNTED_MS)),
        system.mails.list({ recipient, state, after, most: MOST_MAILS + 1 }),
      ]);
      const shown = found.slice(0, MOST_MAILS);
      const next = found.length > MOST_MAILS ? (shown.at(-1)?.cursor ?? null) : null;
      return c.json({ counts: [...counts], mails: shown.map(showMail), next }, 200);
    })
    .openapi(resend, async (c) => {
      const { family, id } = c.req.valid('param');
      const outcome = await system.mails.resend({
        family,
        id,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      if (outcome === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ id, isNew: outcome === 'queued' }, 200);
    });
}

function showMail({ createdAt, triedAt, sentAt, ...mail }: ListedMail): ShownMail {
  const { id, family, kind, state, recipient, attempts, order, ticket } = mail;
  return {
    ...{ id, family, kind, state, recipient, attempts, order, ticket },
    canBeResent: canBeResent(family, state),
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}
