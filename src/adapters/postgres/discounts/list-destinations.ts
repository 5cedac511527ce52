import { asc, isNull } from 'drizzle-orm';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';

/** The destinations of the packages on sale, by name. */
export function listDestinations({
  db,
}: Pick<Postgres, 'db'>): Promise<readonly Readonly<{ slug: string; name: string }>[]> {
  return db
    .selectDistinct({ slug: packages.slug, name: packages.country_region })
    .from(packages)
    .where(isNull(packages.withdrawn_at))
    .orderBy(asc(packages.country_region));
}
