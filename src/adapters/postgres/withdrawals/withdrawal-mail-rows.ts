import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { unitRefundCents } from '#core/orders/delivery/refund.ts';
import { obstacleOf } from '#core/orders/delivery/requested-refund.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';
import { RECEIPTS_COUNTED_HOURS } from '#core/withdrawals/receipt-allowed.ts';
import { isNamed } from '#core/withdrawals/returned-units.ts';
import type {
  DueWithdrawalMail,
  EarlierReceipts,
  WithdrawalDecision,
} from '#core/withdrawals/withdrawal-store.ts';
import type { Database, Postgres } from '../connection/connect-postgres.ts';
import { readUnitsWhere } from '../orders/unit-esims.ts';
import { orderUnits } from '../schema/orders.ts';
import { endMail, takeMail } from '../mails/mail-rows.ts';
import { withdrawalMails, withdrawals } from '../schema/withdrawals.ts';
import { toReceipt } from './withdrawal-store.ts';

const TABLE = 'withdrawal_mails';

export function createWithdrawalMailRows({ db }: Pick<Postgres, 'db'>): MailRows<DueWithdrawalMail> {
  return {
    take: async (id, at) => ((await takeMail(db, { table: TABLE, id, at })) ? readDue(db, id) : null),
    end: (id, end, at) => endMail(db, { table: TABLE, id, at }, end),
  };
}

type Row = typeof withdrawals.$inferSelect;

async function readDue(db: Database, id: string): Promise<DueWithdrawalMail | null> {
  const [found] = await db
    .select({ kind: withdrawalMails.kind, row: withdrawals })
    .from(withdrawalMails)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalMails.withdrawal_id))
    .where(eq(withdrawalMails.id, id));
  if (found === undefined) return null;
  const { kind, row } = found;
  const receipt = toReceipt(row);
  if (kind === 'decision') return { id, kind, receipt, decision: await readDecision(db, row) };
  const earlierReceipts = await countEarlier(db, row);
  const units = await readReturned(db, row);
  return { id, kind, receipt, hasOrder: row.order_id !== null, earlierReceipts, units };
}

/** Without what was refunded before: its money is not asked for again. */
async function readReturned(db: Database, { order_id: orderId, positions }: Row) {
  if (orderId === null) return [];
  const units = await readUnitsWhere(db, eq(orderUnits.order_id, orderId));
  return units
    .filter(({ unit }) => isNamed(unit.position, positions))
    .flatMap(({ unit, described, refund }) => {
      const prices = { priceCents: unit.price_cents, discountCents: unit.discount_cents };
      const isOver = obstacleOf({ outcome: unit.outcome, ...prices, refund }) === 'refunded';
      return isOver ? [] : [{ described, refundCents: unitRefundCents(prices) }];
    });
}

const Counts = z.tuple([z.object({ with_order: z.coerce.number(), without_order: z.coerce.number() })]);

async function countEarlier(db: Database, row: Row): Promise<EarlierReceipts> {
  const { rows } = await db.execute(sql`
    select count(order_id) as with_order, count(*) - count(order_id) as without_order from withdrawals
    where email = ${row.email} and number < ${row.number}
      and declared_at > ${row.declared_at}::timestamptz - make_interval(hours => ${RECEIPTS_COUNTED_HOURS})`);
  const [{ with_order: withOrder, without_order: withoutOrder }] = Counts.parse(rows);
  return { withOrder, withoutOrder };
}

const Sum = z.tuple([z.object({ cents: z.coerce.number() })]);

async function readDecision(db: Database, row: Row): Promise<WithdrawalDecision> {
  const { note, refusal } = row;
  if (row.status === 'refused' && refusal !== null) return { kind: 'refused', refusal, note };
  const { rows } = await db.execute(sql`
    select coalesce(sum(r.amount_cents), 0) as cents from refunds r join order_units u on u.id = r.unit_id
    where u.order_id = ${row.order_id} and r.reason = 'withdrawal' and r.created_at = ${row.decided_at}`);
  const [{ cents }] = Sum.parse(rows);
  return { kind: 'accepted', refundedCents: cents, currency: 'USD', note };
}
