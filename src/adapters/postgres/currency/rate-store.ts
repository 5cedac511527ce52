import { sql } from 'drizzle-orm';
import type { RateStore } from '#core/currency/update-rates.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { currencyRates } from '../schema/catalogue.ts';

export function createRateStore({ db }: Pick<Postgres, 'db'>): RateStore {
  return {
    async read() {
      const [row] = await db.select().from(currencyRates);
      return { table: row === undefined ? null : tableOf(row), failingSince: row?.failing_since ?? null };
    },
    async save({ day, source, perDollar }, at) {
      const row = { day, source, per_dollar: perDollar, read_at: at, failing_since: null };
      await db
        .insert(currencyRates)
        .values(row)
        .onConflictDoUpdate({ target: currencyRates.is_only, set: row });
    },
    async recordFailure(at) {
      await db
        .insert(currencyRates)
        .values({ failing_since: at })
        .onConflictDoUpdate({
          target: currencyRates.is_only,
          set: { failing_since: sql`coalesce(${currencyRates.failing_since}, excluded.failing_since)` },
        });
    },
  };
}

function tableOf({ day, source, per_dollar: perDollar }: typeof currencyRates.$inferSelect) {
  return day === null || source === null || perDollar === null ? null : { day, source, perDollar };
}
