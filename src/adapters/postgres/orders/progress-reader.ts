import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { isUnitRefunded } from '#core/orders/delivery/refund.ts';
import { numberUnits } from '#core/orders/number-units.ts';
import type { OrderedEsim, OrderProgress, ProgressReader } from '#core/orders/order-progress.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { reportedEsim } from '../esims/reported-esim.ts';
import { readGifts } from '../gifts/read-gifts.ts';
import { esims, refunds, sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { checkoutSessions, orders, orderUnits, payments } from '../schema/orders.ts';
import { openEsim, readUnits } from './unit-esims.ts';

type OrderRow = typeof orders.$inferSelect;
type Db = Postgres['db'];
type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox }>;

export function createProgressReader({ postgres, secretBox }: Needs): ProgressReader {
  const { db } = postgres;
  return {
    async find(sessionId) {
      const found = await findOrder(db, sessionId);
      if (found === null) return null;
      const { order, mail, isGift } = found;
      const gift = isGift ? (await readGifts(db, [order.id])).get(order.id) : undefined;
      const units = await readUnits(db, order.id);
      return {
        orderId: order.id,
        orderNumber: String(order.number),
        status: order.status,
        email: order.email,
        language: order.language,
        totalCents: order.total_cents,
        currency: order.currency,
        refundedCents: await refundedCents(db, order),
        isPaymentRefunded: await isPaymentRefunded(db, order.id),
        browserTokenHash: order.browser_token_hash,
        cartId: order.cart_id,
        gift: gift ?? null,
        isMailSettled: mail !== null && mail !== 'due',
        topup: await topupOf(db, units[0]?.unit.target_iccid ?? null),
        units: units.map(({ unit, described, refund }) => ({
          described,
          outcome: unit.outcome,
          isRefunded: isUnitRefunded({ outcome: unit.outcome, refund }),
        })),
      };
    },
    async readEsims(orderId) {
      const units = await readUnits(db, orderId);
      const esimIds = units.flatMap(({ esim }) => esim?.id ?? []);
      return orderedEsims(units, { topups: await topupsOf(db, esimIds), secretBox });
    },
  };
}

async function findOrder(db: Postgres['db'], sessionId: string) {
  const [found] = await db
    .select({
      order: orders,
      mail: sentMails.status,
      isGift: sql<boolean>`${gifts.order_id} is not null`,
    })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.order_id))
    .leftJoin(
      sentMails,
      // A mail that was sent again on request has another subject, and says nothing about the progress.
      and(
        eq(sentMails.order_id, orders.id),
        eq(sentMails.subject, sql`${orders.id}::text`),
        inArray(sentMails.kind, ['order', 'topup', 'gift-receipt']),
      ),
    )
    .leftJoin(gifts, eq(gifts.order_id, orders.id))
    .where(eq(checkoutSessions.session_id, sessionId))
    // A cancelled gift has both mails; the later one counts.
    .orderBy(desc(sentMails.created_at));
  return found ?? null;
}

type Units = Awaited<ReturnType<typeof readUnits>>;

type Beside = Readonly<{ topups: Awaited<ReturnType<typeof topupsOf>>; secretBox: SecretBox }>;

function orderedEsims(units: Units, { topups, secretBox }: Beside): readonly OrderedEsim[] {
  const numbers = numberUnits(units);
  return units.flatMap(({ described, esim }, index) =>
    esim === null
      ? []
      : {
          id: esim.id,
          described,
          number: numbers[index] ?? null,
          esim: openEsim(esim, secretBox),
          ...reportedEsim(esim, topups),
        },
  );
}

async function topupOf(db: Db, iccid: string | null): Promise<OrderProgress['topup']> {
  if (iccid === null) return null;
  const [esim] = await db
    .select({ id: esims.id, ownerId: orders.user_id, name: esims.name, described: DESCRIBED })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(esims.iccid, iccid));
  return { iccid, esim: esim ?? null };
}

/**
 * For a cancelled order: refunds of payments that did not count. For any other order: refunds of payments
 * that count.
 */
async function refundedCents(db: Db, { id, status }: OrderRow): Promise<number> {
  const rows = await db
    .select({ amount: refunds.amount_cents })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(
      and(eq(payments.order_id, id), eq(payments.counts, status !== 'cancelled'), eq(refunds.status, 'done')),
    );
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function isPaymentRefunded(db: Db, orderId: string): Promise<boolean> {
  const rows = await db.select().from(payments).where(eq(payments.order_id, orderId));
  return rows.length > 0 && rows.every(({ counts }) => !counts);
}
