import { asc, eq, type SQL } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { MailedEsim } from '#core/orders/mail/mail-store.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { type Queryable, prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, refunds } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';

type EsimRow = typeof esims.$inferSelect;

/** An order's units in their stored order, each with its plan, and its eSIM and refund if any. */
export function readUnits(db: Database, orderId: string) {
  return readUnitsOf(db, { orderId });
}

const readUnitsOf = prepareStatement((db, value: Params<'orderId'>) =>
  readUnitsWhere(db, eq(orderUnits.order_id, value('orderId'))),
);

export function readUnitsWhere(db: Queryable, condition: SQL) {
  return db
    .select({ unit: orderUnits, described: DESCRIBED, esim: esims, refund: refunds })
    .from(orderUnits)
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoin(esims, eq(esims.unit_id, orderUnits.id))
    .leftJoin(refunds, eq(refunds.unit_id, orderUnits.id))
    .where(condition)
    .orderBy(asc(orderUnits.position));
}

/** Decrypts what only the eSIM's owner may see; never return it to another person. */
export function openEsim(esim: EsimRow, secretBox: SecretBox): MailedEsim {
  const open = (sealed: string) => secretBox.open(sealed, esim.unit_id);
  return {
    iccid: esim.iccid,
    smdpAddress: esim.smdp_address,
    matchingId: open(esim.matching_id),
    activationCode: open(esim.activation_code),
    appleInstallUrl: esim.apple_url === null ? null : open(esim.apple_url),
    apn: { kind: esim.apn_kind, value: esim.apn_value },
  };
}
