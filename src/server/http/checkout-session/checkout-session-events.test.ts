import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { CheckoutSessionEvents } from './checkout-session-events.ts';

test('a stream whose read fails ends, and the error is only logged', async () => {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = aLog();
  const orderEvents = { onChange: () => () => undefined };
  const events = new CheckoutSessionEvents({ orderEvents, closing: null, log });
  const app = new Hono().get('/', (c) =>
    events.stream(c, { client: 'ana', orderId: 'order-1' }, () =>
      Promise.reject(new Error('select … params: cs_secret')),
    ),
  );
  const response = await app.request('/');
  expect(await response.text()).toBe('');
  expect(console_).not.toHaveBeenCalled();
  expect(log.lines).toEqual([
    { level: 'error', event: 'progress-stream-failed', fields: { reason: 'select … params: cs_secret' } },
  ]);
});
