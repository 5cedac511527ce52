import { aliasedTable, eq } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { ToppedUpEsim } from '#core/orders/mail/mail-store.ts';
import { ownerToNotify } from '#core/topups/owner-to-notify.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { users } from '../schema/accounts.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, topups } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';

/** The address of the owner of the eSIM that a delivered top-up was added to; null when no mail goes there. */
export async function findOwnerToNotify(
  tx: Transaction,
  { id, email }: Readonly<{ id: string; email: string }>,
): Promise<string | null> {
  const [owner] = await selectOwner(tx, { orderId: id });
  return ownerToNotify(owner?.email ?? null, email);
}

const selectOwner = prepareStatement((db, value: Params<'orderId'>) => {
  const bought = aliasedTable(orderUnits, 'bought');
  return db
    .select({ email: users.email })
    .from(orderUnits)
    .innerJoin(topups, eq(topups.unit_id, orderUnits.id))
    .innerJoin(esims, eq(esims.id, topups.esim_id))
    .innerJoin(bought, eq(bought.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, bought.order_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orderUnits.order_id, value('orderId')));
});

/** The eSIM of a top-up and the language of the order it was bought in. Null: `iccid` is null, the order is no top-up. */
export async function readToppedUp(
  db: Database,
  iccid: string | null,
): Promise<Readonly<{ esim: ToppedUpEsim; ownerLanguage: Language | null }> | null> {
  if (iccid === null) return null;
  const [found] = await selectToppedUp(db, { iccid });
  if (found === undefined) return { esim: { iccid, known: null }, ownerLanguage: null };
  const { language, ...known } = found;
  return { esim: { iccid, known }, ownerLanguage: language };
}

const selectToppedUp = prepareStatement((db, value: Params<'iccid'>) =>
  db
    .select({
      id: esims.id,
      name: esims.name,
      described: DESCRIBED,
      ownerEmail: users.email,
      language: orders.language,
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(eq(esims.iccid, value('iccid'))),
);
