import { sql, type SQL } from 'drizzle-orm';
import { addressColumns } from '#core/personal-data/address-columns.ts';
import { STORED_TABLES } from '#core/personal-data/stored-tables.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { isOwn, ordersOf } from '../personal-data/own-rows.ts';

type Move = Readonly<{ userId: string; from: string; to: string }>;

/**
 * Gives everything that belongs to one address of an account to the next one: every table of the list of stored data.
 * The caller has locked orders and account.
 */
export async function moveAddress(tx: Transaction, move: Move): Promise<void> {
  await endLinks(tx, move);
  for (const { table, column } of addressColumns()) {
    const clash = CLASHES[table];
    if (clash !== undefined) await tx.execute(dropClashing({ table, column, ...clash }, move));
    await tx.execute(MOVES[table]?.(move) ?? moveRows(table, column, move));
  }
}

/**
 * What was mailed to the address until now and works by itself: links that sign in, reset a password or subscribe. Mails
 * that wait with such a link are not sent. The others are still sent to where they were addressed.
 */
async function endLinks(tx: Transaction, { userId, from }: Move): Promise<void> {
  const owner = { userId, email: from };
  const links = isOwn(STORED_TABLES.verifications.rows, { owner, orderIds: ordersOf(owner) });
  await tx.execute(sql`delete from verifications where ${links}`);
  await tx.execute(sql`delete from newsletter_mails where email = ${from} and kind = 'confirm'`);
  await tx.execute(sql`update account_mails set status = 'expired', sealed_path = null
    where recipient = ${from} and status = 'due' and kind in ('confirm-address', 'reset-password', 'magic-link')`);
  await tx.execute(
    sql`update account_mails set user_id = ${userId} where recipient = ${from} and status = 'due'`,
  );
}

function moveRows(table: string, column: string, { from, to }: Move): SQL {
  const name = sql.identifier(column);
  return sql`update ${sql.identifier(table)} set ${name} = ${to} where ${name} = ${from}`;
}

/** Tables whose rows do not simply follow. */
const MOVES: Readonly<Record<string, (move: Move) => SQL>> = {
  orders: ({ userId, from, to }) =>
    sql`update orders set email = ${to} where email = ${from} or user_id = ${userId}`,
  account_mails: ({ from, to }) =>
    sql`update account_mails set recipient = ${to} where recipient = ${from} and status <> 'due'`,
  // A use stays a use: next to those of an unpaid checkout with the new address, it gets the places after them.
  discount_redemptions: ({ from, to }) => sql`
    update discount_redemptions r set email = ${to},
      place = r.place + coalesce((select max(t.place) from discount_redemptions t
        where t.code = r.code and t.email = ${to} and t.state <> 'released'), 0),
      is_first_order = r.is_first_order and not exists (select 1 from discount_redemptions t
        where t.email = ${to} and t.is_first_order and t.state <> 'released')
    where r.email = ${from}`,
};

/** Two rows of which only one can have the new address: what makes them the same, and the greater rank stays. */
type Clash = Readonly<{ same: SQL; rank: (row: SQL) => SQL }>;

const LOST = sql.raw('lost');
const KEPT = sql.raw('kept');

/** What the customer ended at one of the two addresses stays ended. */
const OPTOUT: Clash = {
  same: sql`to_jsonb(lost) - 'email' - 'created_at' = to_jsonb(kept) - 'email' - 'created_at'`,
  rank: (row) => sql`${row}.created_at`,
};

/** @internal For the test that finds every unique key with an address. */
export const CLASHES: Readonly<Record<string, Clash>> = {
  reminder_optouts: OPTOUT,
  cart_reminder_optouts: OPTOUT,
  // An ended subscription stays ended, at whichever address it was ended.
  newsletter_subscriptions: {
    same: sql`true`,
    rank: (row) => sql`${row}.ended_at is not null, ${row}.confirmed_at`,
  },
  // As if Pay was pressed again: the newer cart of a day.
  leads: {
    same: sql`(lost.captured_at at time zone 'UTC')::date = (kept.captured_at at time zone 'UTC')::date`,
    rank: (row) => sql`${row}.captured_at`,
  },
  // The same declaration twice: the one that staff decide, which names the order, then the earlier one.
  withdrawals: {
    same: sql`lost.order_number = kept.order_number and lost.positions = kept.positions`,
    rank: (row) => sql`${row}.order_id is not null, -extract(epoch from ${row}.declared_at)`,
  },
};

type Clashing = Clash & Readonly<{ table: string; column: string }>;

function dropClashing({ table, column, same, rank }: Clashing, { from, to }: Move): SQL {
  const [name, address] = [sql.identifier(table), sql.identifier(column)];
  const place = (row: SQL) => sql`(${rank(row)}, ${row}.${address} = ${to})`;
  return sql`delete from ${name} lost using ${name} kept
    where lost.${address} in (${from}, ${to}) and kept.${address} in (${from}, ${to})
      and lost.${address} <> kept.${address} and ${same} and ${place(KEPT)} > ${place(LOST)}`;
}
