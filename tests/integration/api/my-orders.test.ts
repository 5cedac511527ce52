import { expect, test } from 'vitest';
import { MeResponse, SESSION_HINT_COOKIE } from '#contract/account/account.ts';
import { MyEsimInstallResponse } from '#contract/account/my-esims.ts';
import { MyOrdersResponse } from '#contract/account/my-orders.ts';
import { errorOf } from '#tests/builders/app.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow, cookiesOf } from '../order-flow/shop.ts';

const flow = anOrderFlow();

const { get, post, aDeliveredGuest, aSignedInCustomer, esimsOf } = customersOf(flow);

test('a guest has no orders and no eSIMs, and the response says that nobody is signed in', async () => {
  expect(MeResponse.parse(await (await get('/api/me')).json())).toEqual({ user: null });
  for (const path of ['/api/orders', '/api/esims', `/api/esims/${crypto.randomUUID()}/install`]) {
    expect(await errorOf(await get(path))).toMatchObject({ status: 401, code: 'signed-out' });
  }
});

test('ORDER-14 ORDER-15 ESIM-01 AUTH-33 AUTH-35 the link of the order mail proves the mailbox, and the account shows the order', async () => {
  const { email, session, verified } = await aSignedInCustomer();
  expect(verified.headers.getSetCookie().join('\n')).toContain(
    `${SESSION_HINT_COOKIE}=1; Path=/; Max-Age=2592000`,
  );
  const me = await get('/api/me', session);
  expect(me.headers.get('cache-control')).toBe('no-store');
  expect(MeResponse.parse(await me.json()).user).toMatchObject({ email, roles: [] });

  const { orders } = MyOrdersResponse.parse(await (await get('/api/orders?language=es', session)).json());
  expect(orders).toMatchObject([{ state: 'ready', refundedCents: 0, units: [{ state: 'delivered' }] }]);
  expect(orders[0]?.units[0]?.title).toMatch(/^eSIM para /);
  const [esim, ...others] = await esimsOf(session);
  expect(others).toEqual([]);
  expect(esim).toMatchObject({
    status: 'ready_to_activate',
    isInstalled: false,
    orderNumber: orders[0]?.number,
  });

  const response = await get(`/api/esims/${esim?.id ?? ''}/install`, session);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { esim: material } = MyEsimInstallResponse.parse(await response.json());
  expect(material).toMatchObject({ iccid: esim?.iccid });
  expect(material.activationCode).toBe(`LPA:1$${material.smdpAddress}$${material.matchingId}`);
  expect(material.qr.path).not.toBe('');
});

test('ORDER-18 the eSIMs of one plan are listed in their order, 1 of 2 first', async () => {
  const { session } = await aSignedInCustomer(5, 2);
  const titles = (await esimsOf(session)).map(({ title }) => title);
  expect(titles.map((title) => /\((.*)\)$/.exec(title)?.[1])).toEqual(['1 of 2', '2 of 2']);
});

test('ESIM-02 ORDER-17 B39 one customer cannot reach data of another customer by any id', async () => {
  const ana = await aSignedInCustomer(1);
  const eva = await aSignedInCustomer(2);
  const [hers] = await esimsOf(ana.session);
  const stolen = await get(`/api/esims/${hers?.id ?? ''}/install`, eva.session);
  expect(await errorOf(stolen)).toMatchObject({ status: 404, code: 'not-found' });
  expect((await esimsOf(eva.session)).map(({ iccid }) => iccid)).not.toContain(hers?.iccid);
  const order = await get(`/api/checkout-sessions/${ana.sessionId}/install`, eva.cookie);
  expect(order.status).toBe(403);
});

test('ORDER-15 B40 signing up with a buyer’s address shows nothing before the mailbox is proved', async () => {
  const { email } = await aDeliveredGuest(3);
  const password = 'a harbour at 5 o’clock';
  const signedUp = await post('/sign-up/email', { email, password, name: '' });
  const signedIn = await post('/sign-in/email', { email, password });
  expect(signedIn.status).toBe(401);
  for (const response of [signedUp, signedIn]) {
    expect((await get('/api/orders', cookiesOf(response))).status).toBe(401);
  }
});

test('AUTH-32 an unknown session counts as signed out, and its hint cookie is deleted', async () => {
  const { session } = await aSignedInCustomer(4);
  await post('/sign-out', {}, session);
  const me = await get('/api/me', session);
  expect(MeResponse.parse(await me.json())).toEqual({ user: null });
  expect(me.headers.getSetCookie().join('\n')).toContain(`${SESSION_HINT_COOKIE}=1; Path=/; Max-Age=0`);
  expect((await get('/api/esims', session)).status).toBe(401);
});

test('AUTH-54 a guest who paid on a shared computer makes this browser forget the order', async () => {
  const { cookie, sessionId } = await aDeliveredGuest(6);
  const install = (cookies: string) => get(`/api/checkout-sessions/${sessionId}/install`, cookies);
  expect((await install(cookie)).status).toBe(200);
  const forgotten = await post('/sign-out', {}, cookie);
  expect(forgotten.status).toBe(200);
  const grant = cookie.slice(0, cookie.indexOf('='));
  expect(forgotten.headers.getSetCookie().join('\n')).toMatch(new RegExp(`^${grant}=;.*Max-Age=0`, 'm'));
  expect((await install('')).status).toBe(403);
});

test('AUTH-54 signing out everywhere ends the access of this browser to its orders', async () => {
  const { session, cookie } = await aSignedInCustomer(7);
  const everywhere = await post('/revoke-sessions', {}, `${session}; ${cookie}`);
  expect(everywhere.status).toBe(200);
  const grant = cookie.slice(0, cookie.indexOf('='));
  expect(everywhere.headers.getSetCookie().join('\n')).toMatch(new RegExp(`^${grant}=;.*Max-Age=0`, 'm'));
  expect(MeResponse.parse(await (await get('/api/me', session)).json())).toEqual({ user: null });
});

test("AUTH-46 signing out also removes the browser's access to its orders", async () => {
  const { session, cookie, sessionId } = await aSignedInCustomer(5);
  const browser = `${session}; ${cookie}`;
  const install = (cookies: string) => get(`/api/checkout-sessions/${sessionId}/install`, cookies);
  expect((await install(browser)).status).toBe(200);
  const signedOut = await post('/sign-out', {}, browser);
  const ended = signedOut.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
  const grant = cookie.slice(0, cookie.indexOf('='));
  expect(ended.some((line) => line.startsWith(`${grant}=;`))).toBe(true);
  const left = browser
    .split('; ')
    .filter((one) => !ended.some((line) => line.startsWith(one.slice(0, one.indexOf('=') + 1))));
  expect((await install(left.join('; '))).status).toBe(403);
});
