import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { giftOfEsim, type Gift } from '#core/gifts/gift.ts';
import type { MyEsims, OwnedEsim, OwnedTopup } from '#core/esims/my-esims.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { numberUnits, type UnitNumber } from '#core/orders/number-units.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { readGifts } from '../gifts/read-gifts.ts';
import { openEsim, readUnitsWhere } from '../orders/unit-esims.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { usageReadings } from '../schema/usage-readings.ts';
import { changeMark } from './mark-installed.ts';
import { type LatestShare, latestShares } from '../shares/latest-shares.ts';
import { hasOpenWithdrawal, isWhollyRefunded } from '../shares/shareable-esim.ts';
import { topupsOf } from './esim-topups.ts';
import { isOwnedBy } from './owned-esim.ts';

type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox }>;
type Db = Postgres['db'];

/** More are not shown; a shop with such customers will need pagination. */
const MAX_SHOWN = 200;

export function createMyEsims({ postgres, secretBox }: Needs): MyEsims {
  const { db } = postgres;
  return {
    async list(userId) {
      const rows = await selectEsims(db).where(eq(orders.user_id, userId)).limit(MAX_SHOWN);
      return completed(db, rows);
    },
    async listOfOrder(userId, orderNumber) {
      const isOrder = and(eq(orders.user_id, userId), eq(orders.number, Number(orderNumber)));
      return completed(db, await selectEsims(db).where(isOrder));
    },
    async find(userId, esimId) {
      const row = await findRow(db, ownEsim(userId, esimId));
      if (row === null) return null;
      const [owned] = await completed(db, [row]);
      if (owned === undefined) return null;
      return {
        ...owned,
        orderId: row.orderId,
        smdpAddress: row.esim.smdp_address,
        apn: { kind: row.esim.apn_kind, value: row.esim.apn_value },
        operatorCoverages: await coveragesOf(db, row),
      };
    },
    async findInstall(userId, esimId) {
      const row = await findRow(db, ownEsim(userId, esimId));
      if (row === null) return null;
      const number = (await numbersWithin(db, [row.orderId])).get(row.esim.unit_id) ?? null;
      const { id, status } = row.esim;
      return { id, described: row.described, number, esim: openEsim(row.esim, secretBox), status };
    },
    markInstalled: (userId, esimId, at) => changeMark(db, and(eq(esims.id, esimId), isOwnedBy(userId)), at),
    async rename(userId, esimId, name) {
      await db
        .update(esims)
        .set({ name })
        .where(and(eq(esims.id, esimId), isOwnedBy(userId)));
    },
  };
}

function ownEsim(userId: string, esimId: string): SQL | undefined {
  return and(eq(orders.user_id, userId), eq(esims.id, esimId));
}

async function findRow(db: Db, condition: SQL | undefined): Promise<Row | null> {
  const [row] = await selectEsims(db).where(condition);
  return row ?? null;
}

type Row = Awaited<ReturnType<typeof selectEsims>>[number];

/** Each with its last figures. */
function selectEsims(db: Db) {
  const latest = db
    .select(getTableColumns(usageReadings))
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, esims.id))
    .orderBy(desc(usageReadings.read_at))
    .limit(1)
    .as('latest');
  return db
    .select({
      esim: esims,
      described: DESCRIBED,
      packageId: packages.package_id,
      destinationSlug: packages.slug,
      isRechargeable: packages.is_rechargeable,
      orderNumber: orders.number,
      orderId: orders.id,
      totalMegabytes: latest.total_megabytes,
      remainingMegabytes: latest.remaining_megabytes,
      isUnlimited: latest.is_unlimited,
      hasOpenWithdrawal: hasOpenWithdrawal(),
      isWhollyRefunded: isWhollyRefunded(),
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoinLateral(latest, sql`true`)
    .orderBy(desc(orders.paid_at), desc(orders.number), asc(orderUnits.position))
    .$dynamic();
}

type Beside = Readonly<{
  numbers: ReadonlyMap<string, UnitNumber>;
  gifts: ReadonlyMap<string, Gift>;
  added: ReadonlyMap<string, readonly OwnedTopup[]>;
  links: ReadonlyMap<string, LatestShare>;
}>;

/** With their numbers and gifts, which belong to their orders, their top-ups and their newest links. */
async function completed(db: Db, rows: readonly Row[]): Promise<readonly OwnedEsim[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const esimIds = rows.map(({ esim }) => esim.id);
  const beside = {
    numbers: await numbersWithin(db, orderIds),
    gifts: await readGifts(db, orderIds),
    added: await topupsOf(db, esimIds),
    links: await latestShares(db, esimIds),
  };
  return rows.map((row) => toOwnedEsim(row, beside));
}

function toOwnedEsim(row: Row, { numbers, gifts, added, links }: Beside): OwnedEsim {
  const { esim, described, orderNumber, destinationSlug, isRechargeable } = row;
  const gift = gifts.get(row.orderId);
  return {
    id: esim.id,
    described,
    number: numbers.get(esim.unit_id) ?? null,
    name: esim.name,
    iccid: esim.iccid,
    status: esim.status,
    installedAt: esim.installed_at,
    firstConnectedAt: esim.first_connected_at,
    expiresAt: esim.expires_at,
    figures: figuresOf(row),
    readAt: esim.read_at,
    refreshedAt: esim.refreshed_at,
    isStillRead: esim.next_read_at !== null,
    orderNumber: String(orderNumber),
    hasOpenWithdrawal: row.hasOpenWithdrawal,
    isWhollyRefunded: row.isWhollyRefunded,
    gift: gift === undefined ? null : giftOfEsim(gift, esim.id),
    share: links.get(esim.id)?.share ?? null,
    openedShare: links.get(esim.id)?.openedShare ?? null,
    firstOpenedAt: links.get(esim.id)?.firstOpenedAt ?? null,
    createdAt: esim.created_at,
    destinationSlug,
    isRechargeable,
    topups: added.get(esim.id) ?? [],
  };
}

function figuresOf({ totalMegabytes, remainingMegabytes, isUnlimited }: Row): OwnedEsim['figures'] {
  if (totalMegabytes === null || remainingMegabytes === null || isUnlimited === null) return null;
  return { totalMegabytes, remainingMegabytes, isUnlimited };
}

/** Long for a global plan, so only the details read it. */
async function coveragesOf(db: Db, { packageId }: Row) {
  const [found] = await db
    .select({ coverages: packages.operator_coverages })
    .from(packages)
    .where(eq(packages.package_id, packageId));
  return found?.coverages ?? [];
}

/** By unit id; a unit that is the only one with its title has no number. */
async function numbersWithin(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, UnitNumber>> {
  if (orderIds.length === 0) return new Map();
  const units = await readUnitsWhere(db, inArray(orderUnits.order_id, [...new Set(orderIds)]));
  const byOrder = Map.groupBy(units, ({ unit }) => unit.order_id);
  return new Map(
    [...byOrder.values()].flatMap((own) =>
      numberUnits(own).flatMap((number, index) => {
        const unit = own[index]?.unit;
        return number === null || unit === undefined ? [] : [[unit.id, number] as const];
      }),
    ),
  );
}
