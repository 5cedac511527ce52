import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { unitRefundCents } from '#core/orders/delivery/refund.ts';
import type { CaseOrder, CaseUnit, WithdrawalCase } from '#core/withdrawals/withdrawal-case.ts';
import type { Acceptance, DecideOutcome, WithdrawalCases } from '#core/withdrawals/withdrawal-cases.ts';
import { WITHDRAWAL_JOBS } from '#core/withdrawals/withdrawal-jobs.ts';
import type { Refusal } from '#core/withdrawals/withdrawal.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { readUnitsWhere } from '../orders/unit-esims.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { withdrawalMails, withdrawals } from '../schema/withdrawals.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { requestRefund } from '../staff/request-refund.ts';
import { toReceipt } from './withdrawal-store.ts';

type Row = typeof withdrawals.$inferSelect;

export function createWithdrawalCases(needs: QueueingStoreNeeds): WithdrawalCases {
  const { postgres } = needs;
  const { db } = postgres;
  return {
    async list({ status, before, most }) {
      const rows = await db
        .select()
        .from(withdrawals)
        .where(
          and(
            ...(status === null ? [] : [eq(withdrawals.status, status)]),
            ...(before === null ? [] : [lt(withdrawals.number, before)]),
          ),
        )
        .orderBy(desc(withdrawals.number))
        .limit(most);
      return toCases(db, rows);
    },
    async find(id) {
      const rows = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
      const [found] = await toCases(db, rows);
      return found ?? null;
    },
    accept: (id, acceptance) => postgres.transaction((tx) => acceptWithin(tx, needs, { id, ...acceptance })),
    refuse: (id, rejection) =>
      postgres.transaction((tx) => decide(tx, needs, { id, ...rejection, status: 'refused' })),
  };
}

type Accepting = Acceptance & Readonly<{ id: string }>;

async function acceptWithin(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { id, unitIds, ...decision }: Accepting,
): Promise<DecideOutcome> {
  const ofCase = tx.select({ id: withdrawals.order_id }).from(withdrawals).where(eq(withdrawals.id, id));
  // In the order of docs/data-model.md: the order is locked before its refunds.
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, ofCase)).for('update');
  // Of two decisions the second one waits: a case that is being refused must not be refunded.
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  if (row === undefined) return 'not-found';
  if (row.status !== 'open') return 'decided';
  if (row.order_id === null) return 'no-order';
  const { by, at } = decision;
  const request = { orderId: row.order_id, unitIds, reason: 'withdrawal', by, at } as const;
  const refund = await requestRefund(tx, request, needs.enqueueWithin);
  if (refund.kind !== 'requested') return 'nothing-to-refund';
  return decide(tx, needs, { id, ...decision, refusal: null, status: 'accepted' });
}

type Decision = Readonly<{
  id: string;
  by: string;
  at: Date;
  note: string | null;
  refusal: Refusal | null;
  status: 'accepted' | 'refused';
}>;

/** Compare-and-set: of two decisions at once, one is made. */
async function decide(
  tx: Transaction,
  { enqueueWithin }: QueueingStoreNeeds,
  { id, by, at, note, refusal, status }: Decision,
): Promise<DecideOutcome> {
  const [decided] = await tx
    .update(withdrawals)
    .set({ note, refusal, status, decided_at: at })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'open')))
    .returning({ id: withdrawals.id });
  if (decided === undefined) {
    const [known] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id));
    return known === undefined ? 'not-found' : 'decided';
  }
  await writeAudit(tx, {
    by,
    at,
    action: `withdrawal-${status}`,
    target: { kind: 'withdrawal', id },
    before: { status: 'open' },
    after: refusal === null ? { status } : { status, refusal },
  });
  const [mail] = await tx
    .insert(withdrawalMails)
    .values({ withdrawal_id: id, kind: 'decision', created_at: at })
    .returning({ id: withdrawalMails.id });
  if (mail !== undefined) await enqueueWithin(tx, WITHDRAWAL_JOBS.sendMail(mail.id));
  return 'done';
}

/** With their orders, which are read together. */
async function toCases(db: Database, rows: readonly Row[]): Promise<readonly WithdrawalCase[]> {
  const ids = rows.flatMap(({ order_id: id }) => id ?? []);
  const found = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  const units = ids.length === 0 ? [] : await readUnitsWhere(db, inArray(orderUnits.order_id, ids));
  const orderOf = new Map(found.map((order) => [order.id, order]));
  const unitsOf = Map.groupBy(units, ({ unit }) => unit.order_id);
  return rows.map((row) => ({
    ...toReceipt(row),
    id: row.id,
    status: row.status,
    refusal: row.refusal,
    note: row.note,
    decidedAt: row.decided_at,
    order: toOrder(orderOf.get(row.order_id ?? ''), unitsOf.get(row.order_id ?? '') ?? []),
  }));
}

type OrderRow = typeof orders.$inferSelect;
type UnitRow = Awaited<ReturnType<typeof readUnitsWhere>>[number];

function toOrder(order: OrderRow | undefined, units: readonly UnitRow[]): CaseOrder | null {
  if (order?.paid_at == null) return null;
  const { withdrawal_text: text, withdrawal_accepted_at: acceptedAt, language } = order;
  return {
    id: order.id,
    paidAt: order.paid_at,
    currency: order.currency,
    consent: text === null || acceptedAt === null ? null : { text, language, acceptedAt },
    units: units.map(toUnit),
  };
}

function toUnit({ unit, described, esim, refund }: UnitRow): CaseUnit {
  return {
    id: unit.id,
    position: unit.position,
    described,
    outcome: unit.outcome,
    firstConnectedAt: esim?.first_connected_at ?? null,
    refundCents: unitRefundCents({ priceCents: unit.price_cents, discountCents: unit.discount_cents }),
    isRefunded: refund !== null,
  };
}
