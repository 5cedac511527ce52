import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RolesConflict, RolesResponse, AccountsResponse } from '#contract/admin/staff.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { PASSWORD, refusalIn, staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, changeRole, audit } = staffOf(flow);

const rolesOf = ({ id }: Member) => `/api/admin/accounts/${id}/roles`;
const change = (by: Member, of: Member, body: object) =>
  send('PUT', rolesOf(of), { body, cookie: by.cookie });
const confirm = (by: Member, password: string) =>
  send('POST', '/api/me/confirm-password', { body: { password }, cookie: by.cookie });

test('ADMIN-01 ADMIN-02 ADMIN-25 a role is what user_roles says at the moment of the request', async () => {
  const member = await aMember('admin');
  expect((await get('/api/admin/accounts', member.cookie)).status).toBe(200);
  await changeRole(member.id, 'support');
  expect(await refusalIn(await get('/api/admin/accounts', member.cookie))).toEqual([403, 'role-missing']);
  expect((await get('/api/admin/me', member.cookie)).status).toBe(200);
  await changeRole(member.id, null);
  expect(await refusalIn(await get('/api/admin/me', member.cookie))).toEqual([403, 'not-staff']);
  expect(await refusalIn(await get('/api/admin/me'))).toEqual([401, 'signed-out']);
  await changeRole(member.id, 'admin');
  const answer = await get('/api/admin/accounts', member.cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('ADMIN-02 a refusal comes before the input is checked', async () => {
  const member = await aMember('support');
  const answer = await send('PUT', rolesOf(member), { body: { nonsense: 1 }, cookie: member.cookie });
  expect(await refusalIn(answer)).toEqual([403, 'role-missing']);
});

test('ADMIN-11 ADMIN-19 an admin changes roles, which act at once and are in the audit log', async () => {
  const [boss, colleague] = [await aMember('admin'), await aMember(null)];
  const saved = await change(boss, colleague, { roles: ['support'], edition: 0 });
  const { account } = RolesResponse.parse(await saved.json());
  expect(account).toMatchObject({ email: colleague.email, roles: ['support'] });
  expect((await get('/api/admin/me', colleague.cookie)).status).toBe(200);
  const [entry] = await audit();
  expect(entry).toEqual({
    id: account.edition,
    staff_id: boss.id,
    action: 'roles-changed',
    target_kind: 'account',
    target_id: colleague.id,
    before: { roles: [] },
    after: { roles: ['support'] },
  });
  const { accounts: team } = AccountsResponse.parse(
    await (await get('/api/admin/accounts', boss.cookie)).json(),
  );
  expect(team).toContainEqual(account);

  const entries = (await audit()).length;
  const again = await change(boss, colleague, { roles: ['support'], edition: 0 });
  expect(RolesResponse.parse(await again.json()).account, 'the same edit twice').toEqual(account);
  expect(await audit()).toHaveLength(entries);
});

test('ADMIN-11 an admin finds a customer by the beginning of the address', async () => {
  const [boss, customer] = [await aMember('admin'), await aMember(null)];
  const find = async (search: string) => {
    const response = await get(`/api/admin/accounts?search=${encodeURIComponent(search)}`, boss.cookie);
    return AccountsResponse.parse(await response.json()).accounts.map(({ email }) => email);
  };
  expect(await find(customer.email.slice(0, 9).toUpperCase())).toEqual([customer.email]);
  expect(await find('%')).toEqual([]);
  expect(await find('')).toContain(boss.email);
  expect(await find('')).not.toContain(customer.email);
});

test('ADMIN-24 the second of two admins is informed, gets both versions, and nothing is overwritten', async () => {
  const [boss, other, colleague] = [await aMember('admin'), await aMember('admin'), await aMember(null)];
  expect((await change(boss, colleague, { roles: ['support'], edition: 0 })).status).toBe(200);
  const wanted = { roles: ['admin'], edition: 0 };
  const late = await change(other, colleague, wanted);
  expect(late.status).toBe(409);
  const { error, conflict } = RolesConflict.parse(await late.json());
  expect(error.code).toBe('changed-meanwhile');
  expect(conflict.stored).toMatchObject({ id: colleague.id, roles: ['support'] });
  expect(conflict.sent).toEqual(wanted);
  const knowing = { ...wanted, edition: conflict.stored.edition };
  const saved = RolesResponse.parse(await (await change(other, colleague, knowing)).json());
  expect(saved.account.roles).toEqual(['admin']);
});

test('ADMIN-03 the last admin cannot be removed, and an account that does not exist is not found', async () => {
  const boss = await aMember('admin');
  const others = sql`delete from user_roles where user_id <> ${boss.id}`;
  await flow.run(others);
  expect(await refusalIn(await change(boss, boss, { roles: [], edition: 0 }))).toEqual([409, 'last-admin']);
  expect((await get('/api/admin/accounts', boss.cookie)).status).toBe(200);
  const nobody = { ...boss, id: 'nobody' };
  expect(await refusalIn(await change(boss, nobody, { roles: [], edition: 0 }))).toEqual([404, 'not-found']);
  expect((await change(boss, boss, { roles: ['owner'], edition: 0 })).status).toBe(400);
});

test('ADMIN-23 changing roles needs a sign-in or the password of the last ten minutes', async () => {
  const [boss, colleague] = [await aMember('admin'), await aMember(null)];
  const edit = { roles: ['support'], edition: 0 };
  flow.clock.advance(11 * 60);
  expect(await refusalIn(await change(boss, colleague, edit))).toEqual([403, 'confirm-password']);
  expect(await refusalIn(await confirm(boss, 'not it'))).toEqual([403, 'wrong-password']);
  expect(await refusalIn(await change(boss, colleague, edit))).toEqual([403, 'confirm-password']);
  expect((await confirm(boss, PASSWORD)).status).toBe(200);
  expect((await change(boss, colleague, edit)).status).toBe(200);
  flow.clock.advance(10 * 60);
  expect(await refusalIn(await change(boss, colleague, { roles: [], edition: 0 }))).toEqual([
    403,
    'confirm-password',
  ]);
});

test('ADMIN-23 the password can be tried ten times an hour, whatever the session', async () => {
  const boss = await aMember('admin');
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await confirm(boss, `wrong ${attempt}`)).status).toBe(403);
  const refused = await confirm(boss, PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
