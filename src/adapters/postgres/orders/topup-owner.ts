import { eq } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { ToppedUpEsim } from '#core/orders/mail/mail-store.ts';
import { ownerToNotify } from '#core/topups/owner-to-notify.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { users } from '../schema/accounts.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, topups } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';

/** The address of the owner of the eSIM that a delivered top-up was added to; null when no mail goes there. */
export async function findOwnerToNotify(
  tx: Transaction,
  { id, email }: Readonly<{ id: string; email: string }>,
): Promise<string | null> {
  const [added] = await tx
    .select({ esimId: topups.esim_id })
    .from(topups)
    .innerJoin(orderUnits, eq(orderUnits.id, topups.unit_id))
    .where(eq(orderUnits.order_id, id));
  if (added?.esimId == null) return null;
  const [owner] = await tx
    .select({ email: users.email })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(esims.id, added.esimId));
  return ownerToNotify(owner?.email ?? null, email);
}

/** The eSIM of a top-up and the language of the order it was bought in. Null: `iccid` is null, the order is no top-up. */
export async function readToppedUp(
  db: Database,
  iccid: string | null,
): Promise<Readonly<{ esim: ToppedUpEsim; ownerLanguage: Language | null }> | null> {
  if (iccid === null) return null;
  const [found] = await db
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
    .where(eq(esims.iccid, iccid));
  if (found === undefined) return { esim: { iccid, known: null }, ownerLanguage: null };
  const { language, ...known } = found;
  return { esim: { iccid, known }, ownerLanguage: language };
}
