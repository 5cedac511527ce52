import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SubmitTicketBody, SubmitTicketResponse, SupportFormResponse } from '#contract/support/tickets.ts';
import { mailboxOf } from '#core/accounts/mailbox-of.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { SUPPORT_LIMITS, type SupportLimits } from '#core/limits/shop-limits.ts';
import { takeAll } from '#core/limits/take-all.ts';
import { checkForm, type FormVerdict } from '#core/support/form-check.ts';
import { replyDueAt } from '#core/support/reply-time.ts';
import { parseOrderNumber } from '#core/orders/parse-order-number.ts';
import { tidyMessage } from '#core/support/ticket-text.ts';
import type { NewTicket } from '#core/support/ticket-store.ts';
import { addressOfTickets } from '#core/support/ticket.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const openForm = createRoute({
  method: 'get',
  path: '/api/support-form',
  summary: 'A token that says when the support form was opened',
  responses: { 200: jsonOf('The token.', SupportFormResponse) },
});

const submit = createRoute({
  method: 'post',
  path: '/api/support-tickets',
  summary: 'Submits the support form. Repeating it with the same requestId returns the same ticket',
  request: { body: jsonBody(SubmitTicketBody) },
  responses: {
    200: jsonOf('The number of the ticket.', SubmitTicketResponse),
    400: REFUSED,
    409: REFUSED,
    429: REFUSED,
  },
});

type Needs = Readonly<{
  orders: OrderServices;
  sharedLimits: SharedLimits;
  clock: Clock;
  supportLimits?: SupportLimits;
}>;

export function ticketRoutes({ orders, sharedLimits, clock, supportLimits = SUPPORT_LIMITS }: Needs) {
  const { formTokens, tickets } = orders.support;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(openForm, (c) => c.json({ token: formTokens.make(clock.now()) }, 200, UNCACHED))
    .openapi(submit, async (c) => {
      const body = c.req.valid('json');
      const now = clock.now();
      const form = { openedAt: formTokens.openedAt(body.token), hiddenField: body.website ?? '' };
      const refused = problemOf(checkForm(form, now)) ?? orderNumberProblem(body.orderNumber);
      if (refused !== null) return c.json(problemBody(refused), refused.status, headersOf(refused));
      // A signed-in customer writes as the account, so that the reply appears there.
      const signedIn = await signedInUser(c, orders);
      const email = addressOfTickets(signedIn ?? body);
      const verdict = await takeAll(
        sharedLimits,
        [
          [supportLimits.ticketsPerClient, clientGroup(c.get('client'))],
          signedIn === null
            ? [supportLimits.ticketsPerMailbox, mailboxOf(email)]
            : [supportLimits.ticketsPerAccount, signedIn.userId],
        ],
        now,
      );
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, headersOf(problem));
      }
      const outcome = await tickets.submit(newTicket(body, { email, wasSignedIn: signedIn !== null }), now);
      if (outcome.kind === 'attachment-gone') return c.json(problemBody(ATTACHMENT_GONE), 409, UNCACHED);
      const { number, createdAt } = outcome.receipt;
      return c.json({ number, email, replyBy: replyDueAt(createdAt).toISOString() }, 200, UNCACHED);
    });
}

type Sender = Pick<NewTicket, 'email' | 'wasSignedIn'>;

function newTicket(body: SubmitTicketBody, sender: Sender): NewTicket {
  return {
    requestId: body.requestId,
    name: body.name.trim(),
    ...sender,
    orderNumber: parseOrderNumber(body.orderNumber ?? ''),
    message: tidyMessage(body.message),
    attachmentId: body.attachmentId ?? null,
    language: body.language,
  };
}

function headersOf({ headers }: Problem) {
  return { ...UNCACHED, ...headers };
}

type FormProblem = Problem & Readonly<{ status: 400 | 429 }>;

function orderNumberProblem(typed = ''): FormProblem | null {
  return typed.trim() === '' || parseOrderNumber(typed) !== null ? null : NO_ORDER_NUMBER;
}

/** Null: accepted. */
function problemOf(verdict: FormVerdict): FormProblem | null {
  switch (verdict.kind) {
    case 'accepted':
      return null;
    case 'too-fast':
      return {
        status: 429,
        code: 'too-fast',
        message: 'The form was sent very quickly. Please wait a moment and send it again.',
        headers: { 'retry-after': String(verdict.retryAfterSeconds) },
      };
    case 'expired':
      return {
        status: 400,
        code: 'form-expired',
        message: 'The form was opened too long ago. Please get a new token and send it again.',
      };
    case 'automatic':
      return { status: 400, code: 'form-refused', message: 'The form was filled in by a program.' };
  }
}

const NO_ORDER_NUMBER: FormProblem = {
  status: 400,
  code: 'invalid-input',
  message: 'orderNumber is not valid.',
};

const ATTACHMENT_GONE: Problem = {
  status: 409,
  code: 'attachment-gone',
  message: 'The attached file is no longer stored. Please attach it again.',
};
