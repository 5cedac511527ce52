import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createClientNames } from '#adapters/encryption/create-client-names.ts';
import { createSecurityEventStore } from '#adapters/postgres/system/security-event-store.ts';
import { createRetentionRules } from '#adapters/postgres/personal-data/retention-rules.ts';
import { SecurityResponse } from '#contract/admin/system.ts';
import { deleteOldData } from '#core/personal-data/delete-old-data.ts';
import { CollectedSecurityEvents, MOST_PER_MINUTE } from '#core/security/collected-security-events.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { staffOf } from './staff.ts';

const flow = anOrderFlow();
const { get, aMember } = staffOf(flow);
const { post } = customersOf(flow);

const read = async (cookie: string, query = '') =>
  SecurityResponse.parse(await (await get(`/api/admin/security-events${query}`, cookie)).json());

test('ADMIN-18 SECMON-03 SECMON-04 refused requests are counted by kind, route pattern and client, without address, id or secret', async () => {
  const { cookie, email } = await aMember('admin');
  const { securityEvents } = flow.parts().shop.system;
  const { cookie: customer } = await aMember(null);
  expect((await post('/sign-in/email', { email, password: 'not the password' })).status).toBe(401);
  expect((await get('/api/admin/orders/5f0c1f6e-1f57-4a52-9a3f-0f1f5a9f6a11?x=secret')).status).toBe(401);
  expect((await get('/api/admin/system', customer)).status).toBe(403);
  await securityEvents.store();
  const { events, totals } = await read(cookie, '?hours=1');
  const routes = events.map(({ kind, route, count }) => `${kind} ${route} ${count}`);
  expect(routes).toContain('failed-sign-in POST /api/auth/* 1');
  expect(routes).toContain('unauthorized GET /api/admin/orders/:id 1');
  expect(routes).toContain('unauthorized GET /api/admin/system 1');
  expect(totals.find(({ kind }) => kind === 'unauthorized')?.count).toBeGreaterThanOrEqual(2);
  const [client] = new Set(events.map((event) => event.client));
  expect(client).toMatch(/^[0-9a-f]{10}$/);
  const stored = await flow.rows(
    z.object({ row: z.string() }),
    sql`select e::text as row from security_events e`,
  );
  expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|5f0c1f6e|secret|example\.com/);

  const signIns = await read(cookie, `?kind=failed-sign-in&client=${client ?? ''}`);
  expect(new Set(signIns.events.map(({ kind }) => kind))).toEqual(new Set(['failed-sign-in']));
  expect((await read(cookie, '?client=0123456789')).events).toEqual([]);
});

const SOCKETS = 20;
const REFUSED = 'HTTP/1.1 401';

/** Sends all requests of a connection at once, each from another client, and counts the refusals. */
function floodOnce(port: number, clients: readonly number[]): Promise<number> {
  const requests = clients.map(
    (client) =>
      `GET /api/admin/orders/${client} HTTP/1.1\r\nhost: localhost\r\n` +
      `x-forwarded-for: 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    let refused = 0;
    let rest = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')));
    socket.on('error', reject).on('data', (chunk) => {
      const parts = (rest + chunk.toString('latin1')).split(REFUSED);
      refused += parts.length - 1;
      // A status line may be cut in two.
      rest = (parts.at(-1) ?? '').slice(-REFUSED.length);
      if (refused < clients.length) return;
      socket.destroy();
      resolve(refused);
    });
  });
}

async function flood(origin: string, count: number): Promise<number> {
  const all = Array.from({ length: count }, (_, client) => client);
  const each = count / SOCKETS;
  const sent = Array.from({ length: SOCKETS }, (_, socket) =>
    floodOnce(Number(new URL(origin).port), all.slice(socket * each, (socket + 1) * each)),
  );
  return (await Promise.all(sent)).reduce((sum, refused) => sum + refused, 0);
}

test('SECMON-05 20,000 refused requests from 20,000 addresses leave few rows and statements, and other customers are served', async () => {
  const postgres = await aPostgres();
  const clock = aClock();
  const store = createSecurityEventStore(postgres);
  let statements = 0;
  const counted = {
    add: (...counts: Parameters<typeof store.add>) => {
      statements += 1;
      return store.add(...counts);
    },
  };
  const events = new CollectedSecurityEvents({ store: counted, log: aLog() });
  const security = {
    events,
    nameClient: createClientNames('a secret that only this test uses', 'security events'),
  };
  const { origin } = await aRunningApp({ security, clock, trustedProxyHops: 1 });
  const attack = flood(origin, 20_000);
  const others = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${origin}/api/packages`)).status),
  );
  await events.store();
  const refused = await attack;
  await events.store();
  expect(others).toEqual(others.map(() => 200));
  expect(refused).toBe(20_000);
  // No request waits for a statement: they are sent only when the counts are stored.
  expect(statements).toBeLessThanOrEqual(2);
  const { rows } = await postgres.db.execute(
    sql`select count(*)::int as rows, sum(count)::int as requests from security_events`,
  );
  const [result] = z.array(z.object({ rows: z.int(), requests: z.int() })).parse(rows);
  expect(result).toEqual({ rows: MOST_PER_MINUTE + 1, requests: 20_000 });
}, 180_000);

test('SECMON-06 security events are deleted after 30 days', async () => {
  const postgres = await aPostgres();
  const clock = aClock();
  const now = clock.now().getTime();
  const minute = (days: number) => new Date(Math.floor(now / 60_000) * 60_000 - days * 86_400_000);
  await createSecurityEventStore(postgres).add(
    [29, 31].map((days) => ({
      minute: minute(days),
      kind: 'unauthorized' as const,
      route: 'GET /',
      client: '',
      count: days,
    })),
  );
  await deleteOldData({ rules: createRetentionRules(postgres), clock, log: aLog() });
  const { rows } = await postgres.db.execute(sql`select count::int from security_events`);
  expect(rows).toEqual([{ count: 29 }]);
});
