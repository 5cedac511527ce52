import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AuditResponse } from '#contract/admin/staff.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { CHANGES } from './changes.ts';
import { staffOf, type Member } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);

/** Signed in once: sign-ins of one client are limited. */
let signedIn: Promise<Member> | undefined;
const aBoss = () => (signedIn ??= aMember('admin'));

/** Signals (typing, read, a sign of life) change nothing that could be traced. */
const changing = () =>
  flow
    .parts()
    .staffRoutes.filter(({ method, declaration }) => method !== 'GET' && declaration.isSignal !== true);

test('ADMIN-19 every changing route of /api/admin has a row here, and every row is a route', () => {
  const routes = changing().map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(CHANGES.map(({ route }) => route).toSorted()).toEqual(routes.toSorted());
});

test.each(CHANGES)(
  'ADMIN-19 $route writes its entry to the audit log',
  async ({ route, prepare, entries: written = 1 }) => {
    const boss = await aBoss();
    const { path, body, target } = await prepare(flow, boss);
    const before = (await audit()).length;
    const [method = ''] = route.split(' ');
    const response = await send(method, path, { body, cookie: boss.cookie });
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
    const entries = await audit();
    expect(entries).toHaveLength(before + written);
    const declared = changing().find(
      (row) => `${row.method} ${row.path.replaceAll(/:(\w+)/g, '{$1}')}` === route,
    );
    expect(entries[0]).toMatchObject({
      staff_id: boss.id,
      action: declared?.declaration.audits,
      target_kind: target.kind,
      ...(target.id === undefined ? {} : { target_id: target.id }),
    });
  },
);

test('ADMIN-19 an entry cannot be changed, deleted or truncated by anybody', async () => {
  const boss = await aBoss();
  const insert = (at: string) => sql`insert into audit_log (at, staff_id, action, target_kind, target_id)
    values (${at}, ${boss.id}, 'roles-changed', 'account', 'x')`;
  await flow.run(insert(new Date().toISOString()));
  await flow.run(insert('2020-01-01T00:00:00Z'));
  const refused = { cause: { constraint: 'audit_log_append_only' } };
  await expect(flow.run(sql`update audit_log set staff_id = 'somebody else'`)).rejects.toMatchObject(refused);
  await expect(flow.run(sql`delete from audit_log`)).rejects.toMatchObject(refused);
  await expect(flow.run(sql`truncate audit_log`)).rejects.toMatchObject(refused);
  // After three years it may be removed, as the retention job does.
  await flow.run(sql`delete from audit_log where at < '2021-01-01'`);
  expect((await audit()).length).toBeGreaterThan(0);
});

test('ADMIN-19 an admin reads the log page by page, newest first', async () => {
  const boss = await aBoss();
  const now = new Date().toISOString();
  await flow.run(sql`insert into audit_log (at, staff_id, action, target_kind, target_id)
    select ${now}::timestamptz, ${boss.id}, 'roles-changed', 'account', n::text from generate_series(1, 60) n`);
  const read = async (query: string) =>
    AuditResponse.parse(await (await get(`/api/admin/audit${query}`, boss.cookie)).json());
  const first = await read('');
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({ by: boss.email, target: { kind: 'account', id: '60' } });
  const second = await read(`?before=${first.next ?? ''}`);
  expect(second.entries[0]?.target.id).toBe('10');
});
