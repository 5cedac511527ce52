import { expect, test } from 'vitest';
import { aVendor, json } from '#tests/builders/airalo-vendor.ts';

const OPT_IN = '/v2/notifications/opt-in';
const URL = 'https://shop.example/api/webhooks/airalo';

const subscribed = (contactPoint: string, type = 'webhook_low_data') =>
  json(200, { data: { notification: { type, contact_point: contactPoint } }, meta: { message: 'success' } });
const nobody = json(200, { data: { notification: null } });

test('ESIM-16 the shop subscribes to notices about low data, as JSON', async () => {
  const { provider, calls } = await aVendor({
    [`GET ${OPT_IN}`]: nobody,
    [`POST ${OPT_IN}`]: subscribed(URL),
  });
  expect(await provider.subscribeToNotices(URL)).toBe('subscribed');
  const sent = calls.at(-1);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ type: 'webhook_low_data', webhook_url: URL });
  expect(sent?.headers['content-type']).toBe('application/json');
});

test('a subscription to our address is not repeated; one to another address is replaced', async () => {
  const { provider, count } = await aVendor({
    [`GET ${OPT_IN}`]: [
      subscribed(URL),
      subscribed('https://old.example'),
      subscribed(URL, 'email_low_data'),
    ],
    [`POST ${OPT_IN}`]: subscribed(URL),
  });
  expect(await provider.subscribeToNotices(URL)).toBe('was-subscribed');
  expect(count(`POST ${OPT_IN}`)).toBe(0);
  expect(await provider.subscribeToNotices(URL)).toBe('subscribed');
  expect(await provider.subscribeToNotices(URL)).toBe('subscribed');
  expect(count(`POST ${OPT_IN}`)).toBe(2);
});

test.each([
  ['refuses the address', json(422, { data: { webhook_url: 'must answer a HEAD request' } })],
  ['is down', json(503, {})],
  ['answers something else', json(200, { data: [] })],
])('a network that %s gives no result', async (_, answer) => {
  const { provider } = await aVendor({ [`GET ${OPT_IN}`]: nobody, [`POST ${OPT_IN}`]: answer });
  expect(await provider.subscribeToNotices(URL)).toBe('no-result');
});
