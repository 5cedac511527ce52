import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { limitedMegabytes } from '#core/catalogue/packages/limited-megabytes.ts';
import type { Language } from '#core/language.ts';
import type { OwnedTopup } from '#core/esims/my-esims.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { holdingOf } from '#core/reminders/reminder-recipient.ts';
import type { ReminderSubject } from '#core/reminders/reminder-store.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { users } from '../schema/accounts.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { gifts, openedGifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { reminderOptouts, reminders } from '../schema/reminders.ts';
import { shares } from '../schema/shares.ts';
import { usageReadings } from '../schema/usage-readings.ts';
import { isRefunded } from '../shares/shareable-esim.ts';

/** These eSIMs with everything that decides about reminders, in five queries however many they are. */
export async function readSubjects(
  db: Database,
  esimIds: readonly string[],
  now: Date,
): Promise<readonly ReminderSubject[]> {
  if (esimIds.length === 0) return [];
  const rows = await selectEsims(db, esimIds, now);
  const beside = {
    topups: await topupsOf(db, esimIds),
    reminders: await remindersOf(db, esimIds),
    optedOut: await optedOutOf(
      db,
      rows.flatMap((row) => [row.ownerEmail, row.giftEmail ?? row.ownerEmail]),
    ),
  };
  return rows.map((row) => toSubject(row, beside));
}

function selectEsims(db: Database, esimIds: readonly string[], now: Date) {
  const latest = db
    .select(getTableColumns(usageReadings))
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, esims.id))
    .orderBy(desc(usageReadings.read_at))
    .limit(1)
    .as('latest');
  const opened = db
    .select({ share_id: shares.id, revealed_at: shares.revealed_at })
    .from(shares)
    .where(
      sql`${shares.esim_id} = ${esims.id} and ${shares.channel} = 'gift' and ${shares.revealed_at} is not null`,
    )
    .orderBy(desc(shares.created_at))
    .limit(1)
    .as('opened');
  return db
    .select({
      esim: esims,
      described: DESCRIBED,
      destinationSlug: packages.slug,
      language: orders.language,
      ownerEmail: sql<string>`coalesce(${users.email}, ${orders.email})`,
      giftEmail: sql<string | null>`coalesce(${openedGifts.recipient_email}, ${gifts.recipient_email})`,
      giftLanguage: sql<Language | null>`coalesce(${openedGifts.language}, ${gifts.language})`,
      giftKeptAt: gifts.kept_at,
      openedShareId: opened.share_id,
      openedAt: opened.revealed_at,
      totalMegabytes: latest.total_megabytes,
      remainingMegabytes: latest.remaining_megabytes,
      isUnlimited: latest.is_unlimited,
      isRefunded: isRefunded(),
      isSharedAway: isSharedAway(now),
      isTopupUnderway: isTopupUnderway(),
      isOrderReviewed: isOrderReviewed(),
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoin(users, eq(users.id, orders.user_id))
    .leftJoin(gifts, eq(gifts.order_id, orders.id))
    .leftJoin(openedGifts, eq(openedGifts.esim_id, esims.id))
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(opened, sql`true`)
    .where(inArray(esims.id, [...esimIds]));
}

/** Names the table of each column itself: among selected columns Drizzle leaves table names out. */
function isSharedAway(now: Date) {
  return sql<boolean>`exists (select 1 from ${shares} s where s.esim_id = ${esims}.id and s.channel <> 'gift'
    and (s.revealed_at is not null or (s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz)))`;
}

function isTopupUnderway() {
  return sql<boolean>`exists (select 1 from ${orderUnits} u where u.target_iccid = ${esims}.iccid
    and u.outcome is null and u.deliver_by is not null)`;
}

/** By the reminders, not by the reviews: after a review is deleted, nobody is asked again. */
function isOrderReviewed() {
  return sql<boolean>`exists (select 1 from ${reminders} r join ${esims} e on e.id = r.esim_id
    join ${orderUnits} u on u.id = e.unit_id
    where u.order_id = ${orders}.id and r.kind = 'review' and r.status <> 'due' and r.esim_id <> ${esims}.id)`;
}

async function remindersOf(db: Database, esimIds: readonly string[]) {
  const { id, kind, period, esim_id: esimId } = reminders;
  const rows = await db
    .select({ id, kind, period, esimId })
    .from(reminders)
    .where(inArray(esimId, [...esimIds]));
  return Map.groupBy(rows, (row) => row.esimId);
}

async function optedOutOf(db: Database, emails: readonly string[]): Promise<ReminderSubject['optedOut']> {
  if (emails.length === 0) return new Map();
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))];
  const rows = await db.select().from(reminderOptouts).where(inArray(reminderOptouts.email, asked));
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  return new Map(
    [...byEmail].map(([email, found]) => [email, new Set(found.map((row) => row.reminder_group))]),
  );
}

type Row = Awaited<ReturnType<typeof selectEsims>>[number];
type Beside = Readonly<{
  topups: ReadonlyMap<string, readonly OwnedTopup[]>;
  reminders: Awaited<ReturnType<typeof remindersOf>>;
  optedOut: ReminderSubject['optedOut'];
}>;

function toSubject(row: Row, beside: Beside): ReminderSubject {
  const { esim, described } = row;
  return {
    id: esim.id,
    name: esim.name,
    iccid: esim.iccid,
    described,
    destinationSlug: row.destinationSlug,
    status: esim.status,
    createdAt: esim.created_at,
    installedAt: esim.installed_at,
    firstConnectedAt: esim.first_connected_at,
    expiresAt: esim.expires_at,
    readAt: esim.read_at,
    figures: figuresOf(row),
    planMegabytes: limitedMegabytes(described),
    validityDays: described.validity_days ?? DEFAULT_VALIDITY_DAYS,
    topups: (beside.topups.get(esim.id) ?? []).map((topup) => ({
      megabytes: limitedMegabytes(topup.described),
      boughtAt: topup.boughtAt,
      validityDays: topup.described.validity_days ?? DEFAULT_VALIDITY_DAYS,
    })),
    isTopupUnderway: row.isTopupUnderway,
    isRefunded: row.isRefunded,
    isOrderReviewed: row.isOrderReviewed,
    holding: toHolding(row),
    optedOut: beside.optedOut,
    reminders: beside.reminders.get(esim.id) ?? [],
  };
}

function toHolding(row: Row): ReminderSubject['holding'] {
  const {
    ownerEmail,
    language,
    isSharedAway: shared,
    giftEmail,
    giftLanguage,
    openedShareId,
    openedAt,
  } = row;
  return holdingOf({
    ownerEmail,
    language,
    isSharedAway: shared,
    gift:
      giftEmail === null || giftLanguage === null
        ? null
        : { recipientEmail: giftEmail, language: giftLanguage },
    giftKeptAt: row.giftKeptAt,
    giftOpened: openedShareId === null || openedAt === null ? null : { at: openedAt, shareId: openedShareId },
  });
}

function figuresOf({ totalMegabytes, remainingMegabytes, isUnlimited }: Row): ReminderSubject['figures'] {
  if (totalMegabytes === null || remainingMegabytes === null || isUnlimited === null) return null;
  return { totalMegabytes, remainingMegabytes, isUnlimited };
}
