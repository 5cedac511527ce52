import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createLeadStore } from '#adapters/postgres/lead-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createLog } from '#server/logging/create-log.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { anAccountsShop } from '../accounts/shop.ts';

const CANARY = 'canary-7f3a';
const EMAIL = `${CANARY}@example.com`;

/** A shop whose tables were dropped, so that every call that needs one fails, and its log output. */
async function aBrokenShop() {
  const postgres = await aPostgres();
  const lines: string[] = [];
  const log = createLog({ clock: aClock(), write: (line) => lines.push(line) });
  const { accounts } = await anAccountsShop({ postgres });
  const app = await aRunningApp({
    log,
    accounts,
    sharedLimits: createSharedLimits(postgres),
    orders: noOrders({
      leads: createLeadStore(postgres),
      findSession: (headers) => accounts.findSession(headers),
      refreshSession: (headers) => accounts.refreshSession(headers),
    }),
  });
  await postgres.db.execute(sql`drop table leads, sessions, accounts, users cascade`);
  return { app, lines, dropLimits: () => postgres.db.execute(sql`drop table rate_limits`) };
}

test('OPS-10 no address, note, token or code of a customer is in the log or on the console when something fails', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { app, lines, dropLimits } = await aBrokenShop();
  const post = async (path: string, body: object) =>
    (
      await app.get(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `landfall.session_token=${CANARY}.x; landfall-order-1=${CANARY}`,
          'idempotency-key': `${CANARY}-0123456789`,
        },
        body: JSON.stringify(body),
      })
    ).status;
  const item = { packageId: CANARY, price: 1, quantity: 1, title: CANARY, country: CANARY };
  const lead = await post('/api/capture-lead', {
    email: EMAIL,
    source: CANARY,
    cartItems: [item],
    cartValueCents: 1,
    utm_source: `${CANARY}\nof two lines`,
  });
  await dropLimits();
  const statuses = [
    lead,
    await post('/api/rpc/validate_discount_code', { p_code: CANARY, p_cart_items: [], p_subtotal: 1 }),
    await post('/api/auth/sign-in/email', { email: EMAIL, password: `${CANARY}-password` }),
    await post('/api/auth/sign-in/magic-link', { email: EMAIL }),
    await post('/api/auth/reset-password', { token: CANARY, newPassword: `${CANARY}-password` }),
  ];
  expect(statuses).toEqual([500, 500, 500, 500, 500]);
  const failures = lines.filter((line) => line.includes('"event":"request-failed"'));
  expect(failures).toHaveLength(5);
  expect(failures[0]).toContain('insert into leads');
  expect(failures[0]).toContain('relation \\"leads\\" does not exist');
  expect(lines.join('')).not.toContain(CANARY);
  expect(JSON.stringify(printed.mock.calls)).not.toContain(CANARY);
  expect(printed).not.toHaveBeenCalled();
});
