import pg from 'pg';
import { z } from 'zod';
import { COUPON_ORDERS, CouponOrder, checkCoupons } from './check-coupons.ts';
import { WRONG_INVOICES } from './check-invoices.ts';
import {
  Mail,
  TOPUPS_BY_OTHERS,
  TopupByOther,
  checkMails,
  checkOwnerMails,
  missingMails,
} from './check-mails.ts';
import { MISPLACED_TOPUPS, UNITS, Unit, checkUnit, type Sale, type Verdict } from './check-units.ts';
import { readLedger } from './ledger.ts';

const Paid = z.object({
  amount: z.int(),
  currency: z.string(),
  metadata: z.object({ order_id: z.string() }),
});
const Sold = z.object({ iccid: z.string(), package_id: z.string(), description: z.string().nullable() });
const Refund = z.object({ amount: z.int(), metadata: z.object({ reference: z.string().optional() }) });

const Order = z.object({ id: z.string(), status: z.string(), email: z.string(), number: z.string() });
const OwedRefund = z.object({
  id: z.string(),
  order_id: z.string(),
  unit_id: z.string().nullable(),
  amount_cents: z.int(),
  reason: z.string(),
  idempotency_key: z.string(),
});
const MailRow = z.object({
  messageId: z.string(),
  kind: z.string(),
  recipient: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  payer: z.string(),
});
const Wrong = z.object({ wrong: z.string() });

export type OracleSources = Readonly<{ sandboxOrigin: string; databaseUrl: string }>;

export type OracleResult = Readonly<{
  paidOrders: number;
  /** What is not yet in its final state. */
  unsettled: readonly string[];
  /**
   * Violations that must never occur. Valid only when no work is in progress: ledger and database are not
   * read at the same moment.
   */
  violations: readonly string[];
}>;

/** What the external services did. */
type LedgerFacts = Readonly<{
  /** By order. */
  paidCents: ReadonlyMap<string, number>;
  /** Orders that were paid in another currency than the shop's. */
  foreign: ReadonlySet<string>;
  /** By unit. */
  sold: ReadonlyMap<string, readonly Sale[]>;
  /** By our reference. */
  refunds: ReadonlyMap<string, readonly number[]>;
  mails: readonly Mail[];
}>;

/**
 * Compares what the external services did with what the shop must deliver, using only the ledger and plain
 * SQL. Every unit of a paid order has exactly one eSIM, exactly one top-up of the wanted eSIM, or exactly one
 * refund of its price. Every cent received was delivered for or refunded. No customer is notified twice. No stock or coupon was used more
 * often than it existed. Every sale and every refund has one invoice or credit note, and no number is missing.
 */
export async function checkOrders({ sandboxOrigin, databaseUrl }: OracleSources): Promise<OracleResult> {
  const facts = await readFacts(databaseUrl);
  const ledgerFacts = await readLedgerFacts(sandboxOrigin);
  const refundOf = new Map(
    facts.refunds.flatMap((one) => (one.unit_id === null ? [] : [[one.unit_id, one]])),
  );
  const units = facts.units.map((unit) => {
    const owed = refundOf.get(unit.id);
    return checkUnit(unit, {
      isPaid: ledgerFacts.paidCents.has(unit.order_id),
      sold: ledgerFacts.sold.get(unit.id) ?? [],
      refunds: owed === undefined ? [] : refundsMade(ledgerFacts, owed),
    });
  });
  const unitsOf = Map.groupBy(facts.units, ({ order_id }) => order_id);
  const refundsOf = Map.groupBy(facts.refunds, ({ order_id }) => order_id);
  const mailsTo = listed(
    ledgerFacts.mails.flatMap(({ to, subject }) => to.map((email) => [email, subject] as const)),
  );
  const orders = facts.orders.map((order) =>
    checkOrder(order, ledgerFacts, {
      units: unitsOf.get(order.id) ?? [],
      refunds: refundsOf.get(order.id) ?? [],
      subjects: mailsTo.get(order.email) ?? [],
    }),
  );
  const ownerMails = checkOwnerMails(
    ledgerFacts.mails,
    facts.topupsByOthers.filter(({ unitId }) => ledgerFacts.sold.has(unitId)),
  );
  return {
    paidOrders: ledgerFacts.paidCents.size,
    unsettled: [
      ...[...units, ...orders].flatMap(({ unsettled }) => unsettled ?? []),
      ...ownerMails.unsettled,
    ],
    violations: [
      ...[...units, ...orders].flatMap(({ wrong }) => wrong ?? []),
      ...checkUnknownReferences(facts, ledgerFacts),
      ...checkMails(ledgerFacts.mails),
      ...ownerMails.wrong,
      ...facts.miscounted,
      ...checkCoupons(facts.couponOrders),
    ],
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;
/** All records of one order. */
type OrderFacts = Readonly<{
  units: Facts['units'];
  refunds: Facts['refunds'];
  subjects: readonly string[];
}>;

/** Money received equals what was delivered plus refunds, to the cent; and the customer was notified. */
function checkOrder(
  order: z.infer<typeof Order>,
  ledgerFacts: LedgerFacts,
  { units, refunds, subjects }: OrderFacts,
): Verdict {
  const paid = ledgerFacts.paidCents.get(order.id) ?? 0;
  const delivered = units.filter(({ id }) => ledgerFacts.sold.has(id));
  const deliveredCents = sum(delivered.map(({ cents }) => cents));
  const backCents = sum(refunds.flatMap((one) => refundsMade(ledgerFacts, one)));
  const summary = `order ${order.id} (${order.status}): ${paid} cents received, ${deliveredCents} delivered, ${backCents} refunded`;
  const isForeign = ledgerFacts.foreign.has(order.id) && deliveredCents > 0;
  const isBalanced = deliveredCents + backCents === paid && CLOSED.has(order.status);
  const missing = missingMails(order, new Set(delivered.map(({ kind }) => kind)), subjects);
  return {
    wrong: isForeign || deliveredCents + backCents > paid ? summary : null,
    unsettled:
      !ledgerFacts.paidCents.has(order.id) || (isBalanced && missing.length === 0)
        ? null
        : `${summary}; mails missing: ${missing.join()}`,
  };
}

/** Amounts refunded for something the shop owes, found by our reference. */
export function refundsMade(ledgerFacts: LedgerFacts, { id }: z.infer<typeof OwedRefund>): readonly number[] {
  return ledgerFacts.refunds.get(id) ?? [];
}

const CLOSED = new Set(['fulfilled', 'refunded', 'cancelled']);
const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

function checkUnknownReferences({ units, refunds }: Facts, ledgerFacts: LedgerFacts): string[] {
  const known = new Set([...units, ...refunds].map(({ id }) => id));
  const amounts = new Map(refunds.map(({ id, amount_cents }) => [id, amount_cents]));
  return [
    ...[...ledgerFacts.sold.keys()].filter((id) => !known.has(id)).map((id) => `${id}: sold for no unit`),
    ...[...ledgerFacts.refunds].flatMap(([id, cents]) =>
      cents.length === 1 && cents[0] === amounts.get(id)
        ? []
        : [`refund ${id}: ${cents.join(' and ')} cents`],
    ),
  ];
}

/** Only the progress of the orders, for callers that poll often. */
export async function countPaid({ sandboxOrigin }: OracleSources): Promise<number> {
  const paid = await readLedger(sandboxOrigin, Paid, 'session-paid');
  return new Set(paid.map(({ metadata }) => metadata.order_id)).size;
}

export async function readLedgerFacts(sandboxOrigin: string): Promise<LedgerFacts> {
  const paid = await readLedger(sandboxOrigin, Paid, 'session-paid');
  const sold = [...(await readSales(sandboxOrigin, 'sim')), ...(await readSales(sandboxOrigin, 'topup'))];
  const refunds = await readLedger(sandboxOrigin, Refund, 'refund-made');
  return {
    paidCents: totals(paid.map(({ amount, metadata }) => [metadata.order_id, amount])),
    foreign: new Set(
      paid.filter(({ currency }) => currency !== 'usd').map(({ metadata }) => metadata.order_id),
    ),
    sold: listed(sold),
    refunds: listed(refunds.map(({ amount, metadata }) => [metadata.reference ?? 'nobody', amount])),
    mails: await readLedger(sandboxOrigin, Mail, 'mail-accepted'),
  };
}

/** What the network sold, by our reference. */
async function readSales(
  sandboxOrigin: string,
  kind: Sale['kind'],
): Promise<readonly (readonly [string, Sale])[]> {
  const sold = await readLedger(sandboxOrigin, Sold, kind === 'sim' ? 'esim-sold' : 'topup-sold');
  return sold.map(({ description, iccid, package_id: packageId }) => [
    description ?? 'nobody',
    { kind, iccid, packageId },
  ]);
}

function listed<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, group]) => [key, group.map(([, value]) => value)]));
}

function totals(pairs: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map([...listed(pairs)].map(([key, cents]) => [key, sum(cents)]));
}

const ORDERS = 'select id, status, email, number::text from orders';
const REFUNDS =
  'select coalesce(r.unit_id::text, payment_id) as id, p.order_id, r.unit_id, r.amount_cents, r.reason, r.idempotency_key from refunds r join payments p using (payment_id)';
const MAILS = `select m.message_id as "messageId", m.kind, m.recipient, o.id as "orderId", o.number::text as "orderNumber", o.email as payer
  from sent_mails m join orders o on o.id = m.order_id where m.status = 'sent'`;
/** Stock and coupons, counted again from the orders that hold them. */
const MISCOUNTED = `
  select package_id || ': stock ' || available_stock as wrong from package_inventory where available_stock < 0
  union all
  select code || ': ' || uses || ' uses of ' || coalesce(total_limit::text, 'any number') || ', counted ' || counted
  from (select c.code, c.uses, c.total_limit,
          (select count(*) from discount_redemptions r where r.code = c.code and r.state <> 'released') as counted
        from discount_codes c) as codes
  where uses <> counted or uses > total_limit
  union all
  select r.code || ' used ' || count(*) || ' times by ' || r.email
  from discount_redemptions r join discount_codes c using (code) where r.state <> 'released'
  group by r.code, r.email, c.per_customer_limit having count(*) > c.per_customer_limit
  union all
  select o.id || ': holds ' || coalesce(sum(h.quantity), 0) || ' of ' || h.package_id || ' for fewer units'
  from orders o join stock_holds h on h.order_id = o.id and h.state <> 'released'
  group by o.id, h.package_id
  having sum(h.quantity) <> (select count(*) from order_units u where u.order_id = o.id and u.package_id = h.package_id)
  union all
  select o.id || ': cancelled and still holding ' || h.package_id
  from orders o join stock_holds h on h.order_id = o.id where o.status = 'cancelled' and h.state <> 'released'
  union all ${MISPLACED_TOPUPS}
  union all ${WRONG_INVOICES}`;

export async function readFacts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // One snapshot of the database, or a payment between two queries would look like an error.
    await client.query('begin isolation level repeatable read read only');
    return {
      units: z.array(Unit).parse((await client.query(UNITS)).rows),
      orders: z.array(Order).parse((await client.query(ORDERS)).rows),
      refunds: z.array(OwedRefund).parse((await client.query(REFUNDS)).rows),
      mails: z.array(MailRow).parse((await client.query(MAILS)).rows),
      topupsByOthers: z.array(TopupByOther).parse((await client.query(TOPUPS_BY_OTHERS)).rows),
      couponOrders: z.array(CouponOrder).parse((await client.query(COUPON_ORDERS)).rows),
      miscounted: z
        .array(Wrong)
        .parse((await client.query(MISCOUNTED)).rows)
        .map(({ wrong }) => wrong),
    };
  } finally {
    await client.end();
  }
}
