import { Hono } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { alarmOf } from '#core/payments/alarming-notices.ts';
import type { HttpEnv } from '../http-env.ts';
import type { OrderServices } from '../order-services.ts';
import { problemResponse, type Problem } from '../problem.ts';

const NOT_SIGNED: Problem = {
  status: 400,
  code: 'not-signed',
  message: 'The signature of the notice is missing or not valid.',
};

type Needs = Readonly<{ orders: OrderServices; clock: Clock; log: Log }>;

/** Receives the webhooks of the payment service and the eSIM network. */
export function webhookRoutes({ orders, clock, log }: Needs): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .get('/api/webhooks/stripe', (c) => c.body(null, 200))
    .get('/api/webhooks/airalo', (c) => c.body(null, 200))
    .post('/api/webhooks/stripe', async (c) => {
      const rawBody = await c.req.text();
      const notice = orders.readPaymentNotice(rawBody, c.req.header('stripe-signature') ?? '');
      if (notice === null) return problemResponse(NOT_SIGNED);
      const { noticeId, kind, sessionId } = notice;
      const alarm = alarmOf(kind);
      if (alarm !== null) await orders.alerts.raise(alarm, clock.now());
      // Responds 200 only after the notice is stored: when this throws, the service sends it again.
      if (sessionId !== null)
        await orders.notices.receive({ noticeId, kind, sessionId, source: 'webhook' }, clock.now());
      return c.json({ received: true });
    })
    .post('/api/webhooks/airalo', async (c) => {
      const rawBody = await c.req.text();
      const notice = orders.esims.readNetworkNotice(rawBody, c.req.header('airalo-signature') ?? '');
      if (notice === null) return problemResponse(NOT_SIGNED);
      log.info('network-notice', { isAboutEsim: notice.iccid !== null });
      // Only a signal, never a fact: the eSIM is read from the network. Responds 200 only after the reading is
      // queued: when this throws, the network sends the notice again.
      if (notice.iccid !== null) await orders.esims.queueNoticed(notice.iccid);
      return c.json({ received: true });
    });
}
