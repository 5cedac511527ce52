import { eq, sql } from 'drizzle-orm';
import { judgePicks } from '#core/destinations/judge-picks.ts';
import type {
  PickableDestination,
  PicksEdit,
  PicksOutcome,
  PopularPicks,
} from '#core/destinations/popular-picks.ts';
import type { Database, Postgres, Transaction } from '../../connection/connect-postgres.ts';
import { packageInventory, packages, popularPicks } from '../../schema/catalogue.ts';
import { writeAudit } from '../../staff/audit-log.ts';
import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version.ts';
import { readPicks } from '../read-picks.ts';

export function createPopularPicks({ db, transaction }: Pick<Postgres, 'db' | 'transaction'>): PopularPicks {
  return {
    read: () => readPicks(db),
    listDestinations: () => listDestinations(db),
    save: (edit) => transaction((tx) => save(tx, edit)),
  };
}

function listDestinations(db: Database | Transaction): Promise<readonly PickableDestination[]> {
  return db
    .select({
      slug: packages.slug,
      country_region: sql<string>`min(${packages.country_region})`,
      country_code: sql<string | null>`min(${packages.country_code})`,
      isOnSale: sql<boolean>`bool_or(${packages.withdrawn_at} is null and ${packageInventory.is_hidden} is not true)`,
    })
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id))
    .where(eq(packages.type, 'sim'))
    .groupBy(packages.slug);
}

/** The lock of the catalogue: editors take turns, and no sync withdraws a destination meanwhile. */
async function save(tx: Transaction, { seen, wanted, by, at }: PicksEdit): Promise<PicksOutcome> {
  await lockCatalogue(tx);
  const now = await readPicks(tx);
  if (isSameList(now, wanted)) return { kind: 'saved' };
  if (!isSameList(now, seen)) return { kind: 'edited-meanwhile', now };
  const destinations = await listDestinations(tx);
  const onSale = new Set(destinations.filter(({ isOnSale }) => isOnSale).map(({ slug }) => slug));
  const refusal = judgePicks(wanted, onSale);
  if (refusal !== null) return refusal;
  await tx.delete(popularPicks);
  if (wanted.length > 0)
    await tx.insert(popularPicks).values(wanted.map((slug, index) => ({ position: index + 1, slug })));
  await writeAudit(tx, {
    by,
    at,
    action: 'popular-picks-changed',
    target: { kind: 'catalogue', id: 'popular-picks' },
    before: { picks: now },
    after: { picks: wanted },
  });
  await raiseCatalogueVersion(tx);
  return { kind: 'saved' };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((slug, index) => slug === other[index]);
}
