import { isNull } from 'drizzle-orm';
import type { Destination } from '#core/discounts/discount-editor.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';

/** The destinations of the packages on sale. */
export function listDestinations({ db }: Pick<Postgres, 'db'>): Promise<readonly Destination[]> {
  return db
    .selectDistinct({
      slug: packages.slug,
      country_region: packages.country_region,
      country_code: packages.country_code,
    })
    .from(packages)
    .where(isNull(packages.withdrawn_at));
}
