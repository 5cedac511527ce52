import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { anOrder, anOrderList, aSim, aVendor, dropped, json, silent } from '#tests/builders/airalo-vendor.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { createAiraloProvider } from './create-airalo-provider.ts';

const FIRST = { reference: 'unit-1', packageId: 'jp-5gb', attempt: 1 };
const AGAIN = { ...FIRST, attempt: 2 };
const COMPLETED = { name: 'Completed', slug: 'completed' };
const BOUGHT = json(200, { data: anOrder(), meta: { message: 'success' } });
const NONE = json(200, anOrderList([]));
const BUY = 'POST /v2/orders';
const SHORT_TIMEOUT = { patienceMs: 200 };
const LOOK_UP = 'GET /v2/orders';

const ESIM = {
  iccid: '8944465400003573253',
  smdpAddress: 'rsp.example',
  matchingId: 'K2-ABC',
  activationCode: 'LPA:1$rsp.example$K2-ABC',
  appleInstallUrl: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example$K2-ABC',
  apn: { kind: 'manual', value: 'globaldata' },
  vendorOrderId: '9666',
};

test('a purchase orders one eSIM under our reference and returns it', async () => {
  const { provider, calls, count } = await aVendor({ [BUY]: BOUGHT });
  expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'issued', esim: ESIM });
  const bought = calls.find(({ path, method }) => path === '/v2/orders' && method === 'POST');
  expect(bought?.headers.authorization).toBe('Bearer token-1');
  expect(bought?.body).toMatch(/name="quantity"\r\n\r\n1\r\n/);
  expect(bought?.body).toMatch(/name="package_id"\r\n\r\njp-5gb\r\n/);
  expect(bought?.body).toMatch(/name="description"\r\n\r\nunit-1\r\n/);
  expect(count(LOOK_UP)).toBe(0);
});

test.each([
  ['a dropped connection', dropped],
  ['silence', silent],
  ['500', json(500, { message: 'Server Error' })],
  ['502', json(502, {})],
  ['504', json(504, {})],
  ['408', json(408, {})],
  ['"something unexpected happened"', json(422, { code: 53, reason: 'Something unexpected happened.' })],
  ['a success that cannot be read', json(200, { data: { hello: 1 } })],
  ['a success without its eSIM', json(200, { data: anOrder({ sims: [] }) })],
  ['a redirect', json(302, {}, { location: 'https://evil.example/' })],
])('after %s it is unknown whether it was bought', async (_, response) => {
  const { provider } = await aVendor({ [BUY]: response }, response === silent ? SHORT_TIMEOUT : {});
  expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'unknown' });
});

test.each([
  [
    'an invalid package',
    json(422, { data: { package_id: 'The selected package is invalid.' } }),
    'package_id',
  ],
  ['a package out of sale (34)', json(422, { code: 34, reason: '…' }), '34'],
  ['a bad request (43)', json(422, { code: 43, reason: '…' }), '43'],
])('%s is a permanent refusal', async (_, response, vendorCode) => {
  const { provider } = await aVendor({ [BUY]: response });
  expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'rejected', vendorCode });
});

test.each([
  { what: 'an empty wallet (11)', response: json(422, { code: 11, reason: '…' }), vendorCode: '11' },
  { what: 'maintenance (13)', response: json(422, { code: 13, reason: '…' }), vendorCode: '13' },
  { what: 'no stock (33)', response: json(422, { code: 33, reason: '…' }), vendorCode: '33' },
  { what: 'no stock by field', response: json(422, { data: { quantity: 'none' } }), vendorCode: 'quantity' },
  { what: '503', response: json(503, {}), vendorCode: 'http-503' },
  { what: 'a wrong address', response: json(404, { data: [] }), vendorCode: 'http-404' },
  { what: 'a bare 422 from a gateway', response: json(422, '<html>'), vendorCode: 'http-422' },
])('$what is temporary: nothing was bought', async ({ response, vendorCode }) => {
  const { provider } = await aVendor({ [BUY]: response });
  expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'try-later', retryAfterSeconds: null, vendorCode });
});

test('too many purchases at once wait as long as the network requires', async () => {
  const { provider } = await aVendor({ [BUY]: json(429, {}, { 'retry-after': '17' }) });
  const later = { kind: 'try-later', retryAfterSeconds: 17, vendorCode: 'http-429' };
  expect(await provider.issueEsim(FIRST)).toEqual(later);
});

/** An address where a server listened a moment ago and none does now. */
async function anEmptyAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

test('a network that cannot be reached has sold nothing', async () => {
  const unreachable = createAiraloProvider({
    baseUrl: await anEmptyAddress(),
    clientId: 'id',
    clientSecret: 'secret',
    clock: aClock(),
    log: aLog(),
  });
  expect(await unreachable.issueEsim(FIRST)).toEqual({
    kind: 'try-later',
    retryAfterSeconds: null,
    vendorCode: 'ECONNREFUSED',
  });
});

test('a timeout of the token request, before the order was sent, has bought nothing', async () => {
  const { provider, count } = await aVendor(
    { 'POST /v2/token': silent, [BUY]: BOUGHT },
    { tokenPatienceMs: 200 },
  );
  expect(await provider.issueEsim(FIRST)).toMatchObject({ kind: 'try-later', vendorCode: 'token-silent' });
  expect(count(BUY)).toBe(0);
});

test('a second attempt finds the eSIM of the first and buys nothing', async () => {
  const found = anOrder({ status: COMPLETED, sims: [aSim({ direct_apple_installation_url: undefined })] });
  const { provider, calls, count } = await aVendor({
    [LOOK_UP]: json(200, anOrderList([found])),
    [BUY]: BOUGHT,
  });
  expect(await provider.issueEsim(AGAIN)).toEqual({ kind: 'issued', esim: ESIM });
  expect(count(BUY)).toBe(0);
  const lookUp = calls.find(({ path, method }) => path === '/v2/orders' && method === 'GET');
  expect(lookUp?.query.get('filter[description]')).toBe('unit-1');
  expect(lookUp?.query.get('include')).toBe('sims,status');
});

test('a reference that is part of another one does not match it, on any page', async () => {
  const others = [anOrder({ id: 1, description: 'unit-10' }), anOrder({ id: 2, description: 'x-unit-1' })];
  const own = anOrder({ id: 7, status: COMPLETED });
  const pages = [json(200, anOrderList(others, 2)), json(200, anOrderList([own], 2))];
  const { provider, count } = await aVendor({ [LOOK_UP]: pages, [BUY]: BOUGHT });
  expect(await provider.issueEsim(AGAIN)).toMatchObject({ kind: 'issued', esim: { vendorOrderId: '7' } });
  expect(count(BUY)).toBe(0);
});

test('a second attempt that finds nothing buys', async () => {
  const { provider, count } = await aVendor({ [LOOK_UP]: NONE, [BUY]: BOUGHT });
  expect(await provider.issueEsim(AGAIN)).toMatchObject({ kind: 'issued' });
  expect(count(BUY)).toBe(1);
});

test.each([
  ['silence', silent],
  ['429', json(429, {}, { 'retry-after': '5' })],
  ['nonsense', json(200, { data: 'x' })],
  ['an error', json(500, {})],
])('a look-up that returns %s buys nothing, because the first attempt may have', async (_, response) => {
  const { provider, count } = await aVendor(
    { [LOOK_UP]: response, [BUY]: BOUGHT },
    response === silent ? SHORT_TIMEOUT : {},
  );
  expect(await provider.issueEsim(AGAIN)).toEqual({ kind: 'unknown' });
  expect(count(BUY)).toBe(0);
});

test.each(['failed', 'refunded', 'canceled', 'CANCELED'])(
  'B25 a look-up that finds only a %s order buys again',
  async (slug) => {
    const dead = anOrder({ id: 3, status: { name: slug, slug } });
    const { provider, count } = await aVendor({ [LOOK_UP]: json(200, anOrderList([dead])), [BUY]: BOUGHT });
    expect(await provider.issueEsim(AGAIN)).toMatchObject({
      kind: 'issued',
      esim: { vendorOrderId: '9666' },
    });
    expect(count(BUY)).toBe(1);
  },
);

test.each(['refunded', 'CANCELED'])(
  'B25 a purchase that returns a %s order with a success status is refused, not delivered',
  async (slug) => {
    const dead = json(200, { data: anOrder({ status: { name: slug, slug } }) });
    const { provider } = await aVendor({ [BUY]: dead });
    expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'rejected', vendorCode: `order-${slug}` });
  },
);

test.each([
  ['another package', { package_id: 'fr-1gb' }],
  ['another reference', { description: 'unit-2' }],
])('B25 a purchase that returns an order for %s is not delivered as this one', async (_, other) => {
  const { provider, log } = await aVendor({ [BUY]: json(200, { data: anOrder(other) }) });
  expect(await provider.issueEsim(FIRST)).toEqual({ kind: 'unknown' });
  expect(log.lines).toMatchObject([{ level: 'error', event: 'network-response-mismatched' }]);
});

test('B25 a look-up at the deadline that finds only a dead order has found no eSIM', async () => {
  const dead = anOrder({ status: { name: 'Canceled', slug: 'canceled' } });
  const { provider } = await aVendor({ [LOOK_UP]: json(200, anOrderList([dead])) });
  expect(await provider.findEsim(FIRST.reference)).toEqual({ kind: 'none' });
});

test('an order still without its eSIM is looked up again, not bought again', async () => {
  const { provider, count } = await aVendor({
    [LOOK_UP]: json(200, anOrderList([anOrder({ sims: [] })])),
    [BUY]: BOUGHT,
  });
  expect(await provider.issueEsim(AGAIN)).toEqual({ kind: 'unknown' });
  expect(count(BUY)).toBe(0);
});

test('bought twice by accident: the older eSIM is delivered, and the log names the other', async () => {
  const twins = [anOrder({ id: 12, status: COMPLETED }), anOrder({ id: 9, status: COMPLETED })];
  const { provider, log } = await aVendor({ [LOOK_UP]: json(200, anOrderList(twins)) });
  expect(await provider.issueEsim(AGAIN)).toMatchObject({ kind: 'issued', esim: { vendorOrderId: '9' } });
  expect(log.lines).toContainEqual({
    level: 'error',
    event: 'bought-twice-under-one-reference',
    fields: { vendorOrderId: '12' },
  });
});

test('an install link to anywhere but Apple is replaced by Apple’s', async () => {
  const sim = aSim({ direct_apple_installation_url: 'https://esimsetup.apple.com.evil.example/?carddata=x' });
  const { provider } = await aVendor({ [BUY]: json(200, { data: anOrder({ sims: [sim] }) }) });
  expect(await provider.issueEsim(FIRST)).toMatchObject({ esim: { appleInstallUrl: ESIM.appleInstallUrl } });
});

test('a top-up is bought once for its eSIM, and found again by its reference', async () => {
  const order = { ...anOrder({ type: 'topup', package_id: 'jp-5gb-topup' }), sims: undefined };
  const { provider, calls, count } = await aVendor({
    'POST /v2/orders/topups': json(200, { data: order }),
    [LOOK_UP]: json(
      200,
      anOrderList([
        anOrder({ id: 3, status: COMPLETED, package_id: 'jp-5gb-topup' }),
        { ...order, id: 10, status: COMPLETED },
      ]),
    ),
  });
  const topup = { reference: 'unit-1', packageId: 'jp-5gb-topup', iccid: '8944465400003573253' };
  expect(await provider.topUp({ ...topup, attempt: 1 })).toEqual({
    kind: 'topped-up',
    vendorOrderId: '9666',
  });
  expect(calls.at(-1)?.body).toMatch(/name="iccid"\r\n\r\n8944465400003573253\r\n/);
  expect(await provider.topUp({ ...topup, attempt: 2 })).toEqual({ kind: 'topped-up', vendorOrderId: '10' });
  expect(count('POST /v2/orders/topups')).toBe(1);
});

test('a recycled eSIM cannot be topped up', async () => {
  const { provider } = await aVendor({
    'POST /v2/orders/topups': json(422, { code: 73, reason: 'recycled' }),
  });
  const topup = { reference: 'unit-1', packageId: 'x', iccid: '8944465400003573253', attempt: 1 };
  expect(await provider.topUp(topup)).toEqual({ kind: 'rejected', vendorCode: '73' });
});
