import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { canMove, ORDER_STATUSES } from '#core/orders/order-status.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aDatabase, type TestDatabase } from '#tests/database/a-database.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { refusal } from '#tests/database/refusal.ts';

const PLAN = 'moshi-moshi-7days-5gb';
const UNPAID = '00000000-0000-4000-8000-000000000001';
const PAID = '00000000-0000-4000-8000-000000000002';
const unit = (order: string, index: number) => `${order.slice(0, -2)}${index}${order.slice(-1)}`;
const ICCID = '8944465400003573253';

function anOrder(id: string, changes: Readonly<{ total?: number; cart?: string; key?: string }> = {}): SQL {
  const total = changes.total ?? 1900;
  return sql`insert into orders (id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
      cart_id, idempotency_key, request_hash, browser_token_hash, created_at, pay_until)
    values (${id}, 'ana@example.com', 'en', 'awaiting-payment', ${total}, 0, ${total}, 'USD',
      ${changes.cart ?? null}, ${changes.key ?? id}, 'hash', 'hash', now(), now() + interval '31 minutes')`;
}

function itsUnits(order: string, positions = [1, 2]): SQL {
  return sql.join(
    [
      sql`insert into order_units (id, order_id, position, package_id, kind, price_cents, discount_cents) values `,
      sql.join(
        positions.map((index) => sql`(${unit(order, index)}, ${order}, ${index}, ${PLAN}, 'sim', 950, 0)`),
        sql`, `,
      ),
    ],
    sql``,
  );
}

const pay = (order: string, payment = 'pi_1') => [
  sql`update orders set status = 'paid', paid_at = now() where id = ${order}`,
  sql`update order_units set deliver_by = now() + interval '13 minutes' where order_id = ${order}`,
  sql`insert into payments values (${payment}, ${order}, ${`cs_${payment}`}, 1900, 'USD', true, now())`,
];

const deliver = (id: string, vendorOrder = id) =>
  sql`update order_units set outcome = 'delivered', settled_at = now(), vendor_order_id = ${vendorOrder} where id = ${id}`;
const stopRetrying = (id: string) =>
  sql`update order_units set outcome = 'undeliverable', settled_at = now() where id = ${id}`;
const esim = (id: string, iccid = ICCID, code = 'v1.sealed') =>
  sql`insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at)
      values (${id}, ${iccid}, 'rsp.example', ${code}, 'v1.sealed', 'automatic', 'ready_to_activate', now())`;
const refund = (id: string | null, amount: number, reason = 'undelivered') =>
  sql`insert into refunds (payment_id, unit_id, unit_outcome, reason, amount_cents, status, idempotency_key, created_at)
      values ('pi_1', ${id}, ${reason === 'undelivered' ? 'undeliverable' : null}, ${reason}, ${amount}, 'due', ${`${id ?? ''}-${reason}-${amount}`}, now())`;

const [FIRST, SECOND] = [unit(PAID, 1), unit(PAID, 2)];

async function withOrders(postgres: Postgres) {
  await createCatalogueStore(postgres).replaceCatalogue([anOfferedPackage()], new Date());
  expect(await refusal(postgres, anOrder(UNPAID), itsUnits(UNPAID))).toBeNull();
  expect(await refusal(postgres, anOrder(PAID), itsUnits(PAID), ...pay(PAID))).toBeNull();
  return postgres;
}

describe('the database rejects', () => {
  // Shared, because every attempted write is rejected.
  let database: TestDatabase;
  let postgres: Postgres;
  beforeAll(async () => {
    database = await aDatabase();
    postgres = await withOrders(connectPostgres({ url: database.url, log: aLog() }));
  });
  afterAll(async () => {
    await postgres.close();
    await database.drop();
  });

  const NEW = '00000000-0000-4000-8000-000000000009';
  const CART = '00000000-0000-4000-8000-0000000000ca';
  test.each<[string, readonly SQL[], string]>([
    [
      'an order whose units do not add up to it',
      [anOrder(NEW, { total: 1901 }), itsUnits(NEW)],
      'orders_sums',
    ],
    ['an order without units', [anOrder(NEW)], 'orders_sums'],
    ['a total that is not subtotal less discount', [sql`update orders set total_cents = 1`], 'orders_check'],
    [
      'CHECKOUT-15 a second order under one key',
      [anOrder(NEW, { key: PAID }), itsUnits(NEW)],
      'orders_idempotency_key_key',
    ],
    [
      'B10 two payable orders of one cart',
      [anOrder(NEW, { cart: CART }), itsUnits(NEW), anOrder(CART, { cart: CART })],
      'orders_one_payable_per_cart',
    ],
    ['PAY-07 another currency', [sql`update orders set currency = 'EUR'`], 'orders_currency_check'],
    [
      'a paid order without a payment time',
      [sql`update orders set status = 'paid' where id = ${UNPAID}`],
      'orders_check1',
    ],
    ['B8 an outcome of an unpaid unit', [stopRetrying(unit(UNPAID, 1))], 'order_units_check'],
    [
      'B8 an attempt on an unpaid unit',
      [sql`update order_units set attempt = 1 where order_id = ${UNPAID}`],
      'order_units_check',
    ],
    ['an outcome written twice', [deliver(FIRST), stopRetrying(FIRST)], 'order_units_outcome_once'],
    [
      'an outcome reversed',
      [stopRetrying(FIRST), sql`update order_units set outcome = null, settled_at = null`],
      'order_units_outcome_once',
    ],
    [
      'a decreased number of attempts',
      [
        sql`update order_units set attempt = 2 where id = ${FIRST}`,
        sql`update order_units set attempt = 1 where id = ${FIRST}`,
      ],
      'order_units_attempt_grows',
    ],
    [
      'one purchase for two units',
      [deliver(FIRST, 'v1'), deliver(SECOND, 'v1')],
      'order_units_vendor_order_id_key',
    ],
    [
      'a delivery without its purchase',
      [sql`update order_units set outcome = 'delivered', settled_at = now() where id = ${FIRST}`],
      'order_units_check',
    ],
    ['an eSIM for a unit that is not delivered', [esim(FIRST)], 'esims_unit_id_unit_outcome_fkey'],
    [
      'an eSIM for a unit that was given up',
      [stopRetrying(FIRST), esim(FIRST)],
      'esims_unit_id_unit_outcome_fkey',
    ],
    [
      'two eSIMs for one unit',
      [deliver(FIRST), esim(FIRST), esim(FIRST, '8944465400003573254')],
      'esims_unit_id_key',
    ],
    [
      'one eSIM for two units',
      [deliver(FIRST), deliver(SECOND), esim(FIRST), esim(SECOND)],
      'esims_iccid_key',
    ],
    [
      'an activation code in plain text',
      [deliver(FIRST), esim(FIRST, ICCID, 'LPA:1$rsp$code')],
      'esims_activation_code_check',
    ],
    [
      'FULFIL-04 a delivered unit refunded as undelivered',
      [deliver(FIRST), refund(FIRST, 950)],
      'refunds_unit_id_unit_outcome_fkey',
    ],
    [
      'B4 a unit refunded twice',
      [stopRetrying(FIRST), refund(FIRST, 950), refund(FIRST, 1, 'goodwill')],
      'refunds_unit_id_key',
    ],
    [
      'a refund above the payment',
      [stopRetrying(FIRST), refund(FIRST, 950), refund(SECOND, 951, 'goodwill')],
      'refunds_within_payment',
    ],
    [
      'B20 two payments that count',
      [sql`insert into payments values ('pi_2', ${PAID}, 'cs_2', 1900, 'USD', true, now())`],
      'payments_one_that_counts',
    ],
    [
      'a payment stored twice',
      [sql`insert into payments values ('pi_1', ${PAID}, 'cs_2', 1900, 'USD', false, now())`],
      'payments_pkey',
    ],
    [
      'PAY-03 two open sessions of one order',
      ['cs_a', 'cs_b'].map(
        (id) =>
          sql`insert into checkout_sessions values (${id}, ${UNPAID}, 'open', 1900, 'http://pay', now(), now())`,
      ),
      'checkout_sessions_one_open',
    ],
    [
      'B18 the same notice twice',
      [1, 2].map(() => sql`insert into payment_notices values ('evt', 'webhook', 'x', 'cs', now())`),
      'payment_notices_pkey',
    ],
    [
      'B22 two mails of a kind for one order',
      ['a', 'b'].map(
        (
          id,
        ) => sql`insert into sent_mails (kind, subject, order_id, recipient, message_id, status, created_at)
          values ('order', ${PAID}, ${PAID}, 'ana@example.com', ${id}, 'due', now())`,
      ),
      'sent_mails_kind_subject_key',
    ],
    [
      'COUPON-13 a code used beyond its limit',
      [sql`update discount_codes set total_limit = 1, uses = 2`],
      'discount_codes_check3',
    ],
    [
      'COUPON-10 a code that is both percent and amount',
      [sql`update discount_codes set amount_cents = 100`],
      'discount_codes_check1',
    ],
    [
      'COUPON-02 a code in lower case',
      [sql`update discount_codes set code = 'save5'`],
      'discount_codes_code_check',
    ],
    [
      'COUPON-14 B34 one use of a customer held by two orders',
      [UNPAID, PAID].map(
        (id) =>
          sql`insert into discount_redemptions values (${id}, 'SAVE5', 'ana@example.com', 1, false, 'held', 10)`,
      ),
      'discount_redemptions_one_per_place',
    ],
    [
      'COUPON-09 two first orders of one customer',
      [UNPAID, PAID].map(
        (id, index) =>
          sql`insert into discount_redemptions values (${id}, 'SAVE5', 'ana@example.com', ${index + 1}, true, 'used', 10)`,
      ),
      'discount_redemptions_one_first_order',
    ],
  ])('%s', async (_what, statements, rule) => {
    expect(await refusal(postgres, ...statements)).toContain(rule);
  });

  test('B30 two holds of one package for one order', async () => {
    const hold = sql`insert into stock_holds values (${UNPAID}, ${PLAN}, 1, 'held')`;
    const inventory = sql`insert into package_inventory values (${PLAN}, 0, 5)`;
    expect(await refusal(postgres, inventory, hold, hold)).toContain('stock_holds_pkey');
  });
});

test('the status changes that the database allows are those of the table in core', async () => {
  const postgres = await withOrders(await aPostgres());
  const facts = {
    'awaiting-payment': sql`paid_at = null, cancelled_at = null`,
    paid: sql`paid_at = now(), cancelled_at = null`,
    fulfilled: sql`paid_at = now(), cancelled_at = null`,
    refunded: sql`paid_at = now(), cancelled_at = null`,
    cancelled: sql`paid_at = null, cancelled_at = now()`,
  };
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES.filter((status) => status !== from)) {
      const moved = await refusal(
        postgres,
        sql`alter table orders disable trigger orders_legal_move`,
        sql`update orders set status = ${from}, ${facts[from]} where id = ${UNPAID}`,
        // The invoice is written now: a table with pending triggers cannot be altered.
        sql`set constraints all immediate`,
        sql`alter table orders enable trigger orders_legal_move`,
        sql`update orders set status = ${to}, ${facts[to]} where id = ${UNPAID}`,
      );
      expect([from, to, moved === null]).toEqual([from, to, canMove(from, to)]);
    }
  }
});
