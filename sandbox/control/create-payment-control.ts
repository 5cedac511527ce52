import { Hono } from 'hono';
import type { PaymentService } from '../payments/payment-service.ts';
import { beginSlowPayment, endSlowPayment } from '../payments/pay-later.ts';
import type { SessionRecord } from '../payments/records.ts';
import { showSession } from '../payments/show-session.ts';

/**
 * Payments that no page offers: a slow payment, such as a bank debit. It completes the session before the
 * money arrives, and then arrives or fails.
 */
export function createPaymentControl(service: PaymentService): Hono {
  const app = new Hono();
  const add = (path: string, act: (sessionId: string) => SessionRecord | null) =>
    app.post(`/:session/${path}`, (context) => {
      const session = act(context.req.param('session'));
      if (session !== null) return context.json(showSession(session));
      return context.json(
        { error: { code: 'not-possible', message: 'The session is not in that state.' } },
        409,
      );
    });
  add('slow', (id) => beginSlowPayment(service, id));
  add('slow/arrives', (id) => endSlowPayment(service, id, true));
  add('slow/fails', (id) => endSlowPayment(service, id, false));
  return app;
}
