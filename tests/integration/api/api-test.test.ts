import { expect, test } from 'vitest';
import { TestCallsResponse } from '#contract/api-test.ts';
import type { Role } from '#core/accounts/role-store.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { shopRoutes } from '../access/known-routes.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const callsOf = async (response: Response) => TestCallsResponse.parse(await response.json()).calls;

/** Not part of the public API: for staff, for machines of the operator, or one-click links of mail programs. */
const NOT_PUBLIC = /^\w+ (?!\/api\/)|^\w+ \/api\/admin\/|^GET \/api\/(?:webhooks\/|test-calls$)/;

test('ADMIN-20 every public route of the shop is a call of /api-test', async () => {
  const calls = await callsOf(await fetch(`${flow.parts().origin}/api/test-calls`));
  const named = calls.map(({ method, path }) => `${method} ${path}`);
  const served = shopRoutes(flow.parts().routes).filter((route) => !NOT_PUBLIC.test(route));
  expect(served.filter((route) => !named.includes(route))).toEqual([]);
  expect(named).toContain('POST /api/auth/{call}');
});

test('ADMIN-20 an example names no parameter, and none of them changes or breaks anything', async () => {
  const { origin } = flow.parts();
  const calls = await callsOf(await fetch(`${origin}/api/test-calls`));
  expect(calls.length).toBeGreaterThan(50);
  for (const { method, path, address, body } of calls) {
    expect(address, path).not.toMatch(/[{}]/);
    const response = await fetch(`${origin}${address}`, {
      method,
      ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status, `${method} ${path}`).toBeLessThan(500);
    // What succeeds reads something; a call that would store or send something is refused for its input.
    if (method !== 'GET' && response.ok)
      expect(path).toMatch(/validate|preview|reveal|topup-offers|sign-in|confirm|choice|restore|newsletter/);
    await response.body?.cancel();
  }
});

const signedInAs = (roles: readonly Role[]) => {
  const at = new Date();
  const signedIn = {
    userId: 'u',
    sessionId: 's',
    email: 'a@example.com',
    signedInAt: at,
    passwordConfirmedAt: null,
    expiresAt: at,
  };
  return { ...noOrders(), findSession: () => Promise.resolve({ ...signedIn, roles }) };
};
const read = { headers: { cookie: 'a=b' } };

test('ADMIN-21 outside the sandbox only an admin gets the calls', async () => {
  const guests = await aRunningApp();
  const refused = await guests.get('/api/test-calls');
  expect([refused.status, (await errorOf(refused)).code]).toEqual([401, 'signed-out']);
  for (const roles of [[], ['support']] as const) {
    const app = await aRunningApp({ orders: signedInAs(roles) });
    const response = await app.get('/api/test-calls', read);
    expect([response.status, (await errorOf(response)).code]).toEqual([403, 'role-missing']);
  }
  const app = await aRunningApp({ orders: signedInAs(['admin']) });
  expect((await callsOf(await app.get('/api/test-calls', read))).length).toBeGreaterThan(50);
});

test('ADMIN-21 in the sandbox everybody gets the calls', async () => {
  const app = await aRunningApp({ isSandbox: true });
  expect((await app.get('/api/test-calls')).status).toBe(200);
});
