import { Hono } from 'hono';
import type { Desk } from '../payments/desk.ts';
import { beginSlowPayment, endSlowPayment } from '../payments/pay-later.ts';
import type { SessionRecord } from '../payments/records.ts';
import { showSession } from '../payments/show-session.ts';

/**
 * Payments that no page offers: a slow one, such as a bank debit, which completes the session before the money
 * is there, and then arrives or fails.
 */
export function createPaymentControl(desk: Desk): Hono {
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
  add('slow', (id) => beginSlowPayment(desk, id));
  add('slow/arrives', (id) => endSlowPayment(desk, id, true));
  add('slow/fails', (id) => endSlowPayment(desk, id, false));
  return app;
}
