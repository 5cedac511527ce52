import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACCOUNT_DELETED_MAIL, ADDRESS_CHANGED_MAIL } from '#core/accounts/account-mails.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { countOpenedGifts, deletionObstacles } from '#core/personal-data/deletion-obstacles.ts';
import type {
  DataOwner,
  DeletionOutcome,
  ExportedData,
  PersonalDataStore,
} from '#core/personal-data/personal-data-store.ts';
import { namesIn } from '#core/personal-data/stored-data.ts';
import { addAccountMail } from '../accounts/account-mail-store.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { accountMails } from '../schema/account-mails.ts';
import { users } from '../schema/accounts.ts';
import { packages } from '../schema/catalogue.ts';
import { orders } from '../schema/orders.ts';
import {
  countUnopenedGifts,
  countUninstalledEsims,
  ownEndedOrders,
  readDeletionFacts,
} from './deletion-facts.ts';
import { eraseRows } from './erase-rows.ts';
import { isAnyOf, ordersOf, personalTables, theseOrders } from './own-rows.ts';

type Needs = QueueingStoreNeeds & Readonly<{ secretBox: SecretBox }>;
type Deletion = Parameters<PersonalDataStore['deleteAccount']>[1];

export function createPersonalDataStore(needs: Needs): PersonalDataStore {
  const { postgres } = needs;
  const { db } = postgres;
  return {
    exportData: (owner) => postgres.transaction((tx) => exportData(tx, owner), 'snapshot'),
    previewDeletion: async (owner, now) => {
      const facts = await readDeletionFacts(db, owner);
      return {
        obstacles: deletionObstacles(facts, now),
        uninstalledEsims: await countUninstalledEsims(db, owner),
        unopenedGifts: await countUnopenedGifts(db, owner),
        openedGifts: countOpenedGifts(facts, now),
      };
    },
    deleteAccount: async (owner, at) => {
      try {
        return await postgres.transaction((tx) => deleteAccount(tx, needs, { owner, ...at }));
      } catch (error) {
        if (error instanceof PaidMeanwhile) return { kind: 'refused', obstacles: error.obstacles };
        throw error;
      }
    },
  };
}

const Rows = z.array(z.record(z.string(), z.unknown()));

async function exportData(tx: Transaction, owner: DataOwner): Promise<ExportedData> {
  // Times in JSON are written in the time zone of the connection.
  await tx.execute(sql`set local time zone 'UTC'`);
  const whose = { owner, orderIds: ordersOf(owner) };
  const exported: Record<string, z.infer<typeof Rows>> = {};
  for (const [name, table] of personalTables()) {
    const own = isAnyOf([table.rows, table.alsoOwn], whose);
    if (own === null) continue;
    const columns = sql.join(
      namesIn(table.exported).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await tx.execute(
      sql`select to_json(r) as row from (select ${columns} from ${sql.identifier(name)} where ${own} order by 1, 2) r`,
    );
    exported[name] = Rows.parse(rows.map(({ row }) => row));
  }
  const plans = await tx
    .select({ packageId: packages.package_id, described: DESCRIBED })
    .from(packages)
    .where(
      inArray(
        packages.package_id,
        sql`(select package_id from order_units where order_id in (${whose.orderIds}))`,
      ),
    );
  return { tables: exported, plans };
}

/** A payment arrived between the look at the orders and the end of the account. Nothing was changed. */
class PaidMeanwhile extends Error {
  readonly obstacles: readonly Readonly<{ kind: 'order-open'; orderNumber: string }>[];
  constructor(orderNumber: string) {
    super('An order of this account was paid while it was being deleted');
    this.obstacles = [{ kind: 'order-open', orderNumber }];
  }
}

async function deleteAccount(
  tx: Transaction,
  needs: Needs,
  { owner, now, language }: Deletion & Readonly<{ owner: DataOwner }>,
): Promise<DeletionOutcome> {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ownEndedOrders(owner))
    .orderBy(asc(orders.id))
    .for('update');
  const obstacles = deletionObstacles(await readDeletionFacts(tx, owner), now);
  if (obstacles.length > 0) return { kind: 'refused', obstacles };
  const account = await tx.select().from(users).where(eq(users.id, owner.userId)).for('update');
  // Of two requests at the same time the second finds no account, and leaves the mail of the first.
  if (account.length === 0) return { kind: 'deleted' };
  const orderIds = theseOrders(locked.map(({ id }) => id));
  await keepUnsentNotice(tx, owner);
  await eraseRows(tx, { owner, orderIds });
  await refuseIfPaidMeanwhile(tx, owner);
  await addAccountMail(tx, needs, { ...ACCOUNT_DELETED_MAIL, recipient: owner.email, language, at: now });
  return { kind: 'deleted' };
}

/** The owner of the previous address gets an email that it was changed, also when the account is deleted right after. */
async function keepUnsentNotice(tx: Transaction, { userId }: DataOwner): Promise<void> {
  await tx
    .update(accountMails)
    .set({ user_id: null })
    .where(
      and(
        eq(accountMails.user_id, userId),
        eq(accountMails.kind, ADDRESS_CHANGED_MAIL.kind),
        eq(accountMails.status, 'due'),
      ),
    );
}

/** A payment locks the account it belongs to, so none can arrive after the account was locked. */
async function refuseIfPaidMeanwhile(tx: Transaction, { email }: DataOwner): Promise<void> {
  const [paid] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.status, 'awaiting-payment')))
    .limit(1);
  if (paid !== undefined) throw new PaidMeanwhile(String(paid.number));
}
