import { Hono } from 'hono';
import { z } from 'zod';
import { couponParameters, createCoupon } from './create-coupon.ts';
import { createSession, sessionParameters } from './create-session.ts';
import type { PaymentService } from './payment-service.ts';
import { createEndpoint } from './endpoint.ts';
import { createSessionExpiry, expireSession, findSession } from './expire-session.ts';
import { formExpand, formInteger, listParameters } from './form-schemas.ts';
import { listPage } from './list-page.ts';
import { makeRefund, refundParameters } from './make-refund.ts';
import type { EventRecord } from './records.ts';
import { done, invalid, missing, refused, type Reply } from './reply.ts';
import { showCharge, showEvent, showIntent, showRefund } from './show-payment.ts';
import { showCoupon, showLineItems, showList, showSession } from './show-session.ts';

const noParameters = z.strictObject({ expand: formExpand });

function addSessions(app: Hono, service: PaymentService) {
  const endpoint = createEndpoint(service);
  const expiry = createSessionExpiry(service);

  app.post(
    '/checkout/sessions',
    endpoint({
      schema: sessionParameters,
      handle(call) {
        const reply = createSession(service, call);
        service.sandbox.store.afterCommit(() => expiry.plan());
        return reply;
      },
    }),
  );
  app.get(
    '/checkout/sessions',
    endpoint({
      schema: z.strictObject({
        ...listParameters,
        payment_intent: z.string().optional(),
        status: z.enum(['open', 'complete', 'expired']).optional(),
      }),
      handle({ parameters }) {
        const { payment_intent: intent, status } = parameters;
        const filter = intent === undefined ? {} : { by: 'intent', equals: intent };
        const accepts = (session: { status: string }) => status === undefined || session.status === status;
        const { records, hasMore } = listPage(service.records.sessions, { parameters, filter, accepts });
        return done(showList('/v1/checkout/sessions', records.map(showSession), hasMore));
      },
    }),
  );
  app.get(
    '/checkout/sessions/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const session = findSession(service, id);
        return session === null ? missing('checkout.session', id, 'session') : done(showSession(session));
      },
    }),
  );
  app.post(
    '/checkout/sessions/:id/expire',
    endpoint({ schema: noParameters, handle: expireOnRequest(service) }),
  );
  app.get(
    '/checkout/sessions/:id/line_items',
    endpoint({
      schema: z.strictObject({ limit: formInteger.optional(), expand: formExpand }),
      handle({ id }) {
        const session = findSession(service, id);
        return session === null ? missing('checkout.session', id, 'session') : done(showLineItems(session));
      },
    }),
  );
}

function expireOnRequest(service: PaymentService) {
  return ({ id, cause }: { id: string; cause: Parameters<typeof expireSession>[2] }): Reply => {
    const session = findSession(service, id);
    if (session === null) return missing('checkout.session', id, 'session');
    if (session.status === 'open') return done(showSession(expireSession(service, session, cause)));
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    return refused({ message, param: 'session' });
  };
}

function addPayments(app: Hono, service: PaymentService) {
  const endpoint = createEndpoint(service);
  app.get(
    '/payment_intents/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const intent = service.records.intents.find(id);
        return intent === null ? missing('payment_intent', id, 'intent') : done(showIntent(intent));
      },
    }),
  );
  app.get(
    '/charges/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const charge = service.records.charges.find(id);
        return charge === null ? missing('charge', id, 'id') : done(showCharge(charge));
      },
    }),
  );
  app.post(
    '/coupons',
    endpoint({ schema: couponParameters, handle: (call) => createCoupon(service, call.parameters) }),
  );
  app.get(
    '/coupons/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const coupon = service.records.coupons.find(id);
        return coupon === null ? missing('coupon', id) : done(showCoupon(coupon, service.now()));
      },
    }),
  );
}

function addRefunds(app: Hono, service: PaymentService) {
  const endpoint = createEndpoint(service);
  app.post(
    '/refunds',
    endpoint({
      schema: refundParameters,
      ledgerKind: 'refund-requested',
      handle: ({ parameters, cause }) => makeRefund(service, parameters, cause),
    }),
  );
  app.get(
    '/refunds',
    endpoint({
      schema: z.strictObject({
        ...listParameters,
        payment_intent: z.string().optional(),
        charge: z.string().optional(),
      }),
      handle({ parameters }) {
        const { payment_intent: intent, charge } = parameters;
        const byCharge = charge === undefined ? {} : { by: 'charge', equals: charge };
        const filter = intent === undefined ? byCharge : { by: 'intent', equals: intent };
        const { records, hasMore } = listPage(service.records.refunds, { parameters, filter });
        return done(showList('/v1/refunds', records.map(showRefund), hasMore));
      },
    }),
  );
  app.get(
    '/refunds/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const refund = service.records.refunds.find(id);
        return refund === null ? missing('refund', id, 'id') : done(showRefund(refund));
      },
    }),
  );
}

function addEvents(app: Hono, service: PaymentService) {
  const endpoint = createEndpoint(service);
  const show = (event: EventRecord) =>
    showEvent(event, service.outbox.stateOf(event.id) === 'pending' ? 1 : 0);
  app.get(
    '/events',
    endpoint({
      schema: z.strictObject({
        ...listParameters,
        type: z.string().optional(),
        types: z.array(z.string()).max(20).optional(),
      }),
      handle({ parameters }) {
        const { type, types } = parameters;
        const filter = type === undefined ? {} : { by: 'type', equals: type };
        const accepts = (event: EventRecord) => types === undefined || types.includes(event.type);
        const { records, hasMore } = listPage(service.records.events, { parameters, filter, accepts });
        return done(showList('/v1/events', records.map(show), hasMore));
      },
    }),
  );
  app.get(
    '/events/:id',
    endpoint({
      schema: noParameters,
      handle({ id }) {
        const event = service.records.events.find(id);
        return event === null ? missing('event', id, 'id') : done(show(event));
      },
    }),
  );
}

/** `/v1`: the part of Stripe's API that the shop uses. */
export function createPayments(service: PaymentService): Hono {
  const app = new Hono();
  addSessions(app, service);
  addPayments(app, service);
  addRefunds(app, service);
  addEvents(app, service);
  app.all('*', (context) => {
    const { method, path } = context.req;
    const reply = invalid({ message: `Unrecognized request URL (${method}: ${path}).` }, 404);
    return Response.json(reply.body, { status: reply.status });
  });
  return app;
}
