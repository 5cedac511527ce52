import { expect, test } from 'vitest';
import { ADMIN_TABLE } from '../access/admin-table.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember } = staffOf(flow);

/** What ADMIN-25 allows the role support: every other route of /api/admin is for admins only. */
const FOR_SUPPORT = new Set([
  'GET /api/admin/me',
  'GET /api/admin/waiting',
  'GET /api/admin/orders',
  'GET /api/admin/orders/:id',
  'POST /api/admin/orders/:id/resend-mail',
  'POST /api/admin/orders/:id/notes',
  'PUT /api/admin/orders/:id/handled',
  'GET /api/admin/visits',
  'GET /api/admin/visits.csv',
  'GET /api/admin/page-speed',
  'GET /api/admin/page-speed.csv',
  'GET /api/admin/withdrawals',
  'GET /api/admin/withdrawals/:id',
]);
const INBOX =
  /^\w+ \/api\/admin\/(?:tickets|reviews|saved-replies|chats|chat-presence|chat-signals|chat-events)(?:\/|$)/;
/** ADMIN-23: refunds (also by a withdrawal), roles and access of accounts, and every export. */
const NEEDS_PASSWORD = /\/refunds$|\/withdrawals\/:id\/accept$|\/roles$|\/access$|\.csv$|\/exports?(?:\/|$)/;

const NO_ID = '5f0c1f6e-1f57-4a52-9a3f-0f1f5a9f6a11';
const routes = () => flow.parts().staffRoutes;
const nameOf = ({ method, path }: Readonly<{ method: string; path: string }>) => `${method} ${path}`;

/** An empty request: access is refused before the input is read. */
async function answerTo(route: Readonly<{ method: string; path: string }>, { cookie }: Member) {
  const path = route.path.replaceAll(/:\w+/g, NO_ID);
  const response =
    route.method === 'GET' ? await get(path, cookie) : await send(route.method, path, { body: {}, cookie });
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body = isJson ? await response.text() : '';
  await response.body?.cancel().catch(() => null);
  return { status: response.status, body, code: /"code":"([\w-]+)"/.exec(body)?.[1] ?? null };
}

test('ADMIN-25 every route of /api/admin is open to admins, and to support only where the rule says so', async () => {
  const [support, admin] = [await aMember('support'), await aMember('admin')];
  expect(routes().length).toBeGreaterThanOrEqual(ADMIN_TABLE.length);
  for (const route of routes()) {
    const name = nameOf(route);
    const isForSupport = FOR_SUPPORT.has(name) || INBOX.test(name);
    const forSupport = await answerTo(route, support);
    const refused = [forSupport.status, forSupport.code].join(' ') === '403 role-missing';
    expect(refused, `${name}: support is refused`).toBe(!isForSupport);
    expect((await answerTo(route, admin)).code, `${name}: admin`).not.toBe('role-missing');
  }
});

test('ADMIN-23 refunds, roles and exports are refused eleven minutes after the sign-in, and nothing else is', async () => {
  const admin = await aMember('admin');
  flow.clock.advance(11 * 60);
  for (const route of routes()) {
    const { status, code } = await answerTo(route, admin);
    const isAsked = status === 403 && code === 'confirm-password';
    expect(isAsked, nameOf(route)).toBe(NEEDS_PASSWORD.test(route.path));
  }
});

test('ADMIN-25 no answer to support has a cost, a margin or an action of a refund; the admin’s has', async () => {
  const [support, admin] = [await aMember('support'), await aMember('admin')];
  const { sessionId } = await customersOf(flow).aDeliveredGuest();
  const { id } = await flow.orderOf(sessionId);
  const order = { method: 'GET', path: `/api/admin/orders/${id}` };
  const hidden = /"[^"]*(?:cost|margin|net_?price|refundObstacle|canRefund)[^"]*":/i;
  expect((await answerTo(order, admin)).body).toMatch(/"costCents":\d+/);
  expect((await answerTo(order, admin)).body).toContain('"refundObstacle":null');
  const read = [order, ...routes().filter(({ method, path }) => method === 'GET' && !path.includes(':'))];
  for (const route of read) {
    const { status, body } = await answerTo(route, support);
    if (status === 200) expect(body, nameOf(route)).not.toMatch(hidden);
  }
  for (const name of ['resend-mail', 'notes', 'handled']) {
    const changed = await send(name === 'handled' ? 'PUT' : 'POST', `${order.path}/${name}`, {
      body: name === 'notes' ? { text: 'A note' } : name === 'handled' ? { isHandled: true } : {},
      cookie: support.cookie,
    });
    expect([name, changed.status]).toEqual([name, 200]);
    expect(await changed.text(), name).not.toMatch(hidden);
  }
});
