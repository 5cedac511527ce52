import { sql } from 'drizzle-orm';
import { WITHDRAWAL_JOBS } from '#core/withdrawals/withdrawal-jobs.ts';
import type { WithdrawalStore } from '#core/withdrawals/withdrawal-store.ts';
import type { Declaration, WithdrawalReceipt } from '#core/withdrawals/withdrawal.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { withdrawalMails, withdrawals } from '../schema/withdrawals.ts';

export function createWithdrawalStore(needs: QueueingStoreNeeds): WithdrawalStore {
  return {
    declare: (declaration, at) =>
      needs.postgres.transaction((tx) => declareWithin(tx, needs, { ...declaration, at })),
  };
}

/** Does the same work whether or not there is such an order, and whether or not it is the first time. */
async function declareWithin(
  tx: Transaction,
  { enqueueWithin }: QueueingStoreNeeds,
  { orderNumber, email, positions, language, at }: Declaration & Readonly<{ at: Date }>,
): Promise<WithdrawalReceipt> {
  const [row] = await tx
    .insert(withdrawals)
    .values({
      order_number: orderNumber,
      email,
      positions: [...positions],
      language,
      declared_at: at,
      order_id: sql`(select o.id from orders o where o.number = ${orderNumber}::bigint and o.paid_at is not null
        and (o.email = ${email} or exists (select 1 from users u where u.id = o.user_id and u.email = ${email})))`,
    })
    // Changes nothing, but returns the first declaration.
    .onConflictDoUpdate({
      target: [withdrawals.order_number, withdrawals.email, withdrawals.positions],
      set: { email },
    })
    .returning();
  if (row === undefined) throw new Error('A withdrawal was not stored');
  const [mail] = await tx
    .insert(withdrawalMails)
    .values({ withdrawal_id: row.id, kind: 'receipt', created_at: at })
    .onConflictDoUpdate({
      target: [withdrawalMails.withdrawal_id, withdrawalMails.kind],
      set: { kind: 'receipt' },
    })
    .returning({ id: withdrawalMails.id });
  if (mail !== undefined) await enqueueWithin(tx, WITHDRAWAL_JOBS.sendMail(mail.id));
  return toReceipt(row);
}

export function toReceipt(row: typeof withdrawals.$inferSelect): WithdrawalReceipt {
  return {
    number: row.number,
    declaredAt: row.declared_at,
    orderNumber: row.order_number,
    email: row.email,
    positions: row.positions,
    language: row.language,
  };
}
