import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#core/durations.ts';
import {
  retryAfterSeconds,
  secondsPerUse,
  type RateLimit,
  type SharedLimits,
} from '#core/limits/rate-limit.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

const CLEANUP_EVERY_MS = 10 * MINUTE_MS;

type Row = { used_until: string };

/** Decided in the database by one statement, so two processes never both grant the last use. */
export function createSharedLimits({ db }: Pick<Postgres, 'db'>): SharedLimits {
  let cleanedAt = 0;

  /**
   * A limit that is free again needs no row. An error here is ignored: the next statement reports it, or the
   * next call retries.
   */
  async function deleteExpired(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - cleanedAt) < CLEANUP_EVERY_MS) return;
    cleanedAt = now.getTime();
    await db.execute(sql`delete from rate_limits where used_until < ${now}`).catch(() => undefined);
  }

  return {
    async take(limit, target, now) {
      await deleteExpired(now);
      const key = keyOf(limit, target);
      const oneUse = sql`make_interval(secs => ${secondsPerUse(limit)})`;
      const next = sql`greatest(l.used_until, ${now}::timestamptz) + ${oneUse}`;
      // One millisecond more than the period, against rounding: fractions of it rarely add up exactly.
      const { rows: allowed } = await db.execute<Row>(sql`
        insert into rate_limits as l (key, used_until) values (${key}, ${now}::timestamptz + ${oneUse})
        on conflict (key) do update set used_until = ${next}
        where ${next} <= ${now}::timestamptz + make_interval(secs => ${limit.perSeconds + 0.001})
        returning used_until::text`);
      if (allowed.length > 0) return { isAllowed: true };
      const { rows } = await db.execute<Row>(sql`
        select to_char(used_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as used_until
        from rate_limits where key = ${key}`);
      const usedUntil = new Date(rows[0]?.used_until ?? now);
      return { isAllowed: false, retryAfterSeconds: retryAfterSeconds(limit, usedUntil, now) };
    },
    async release(limit, target) {
      const oneUse = sql`make_interval(secs => ${secondsPerUse(limit)})`;
      await db.execute(
        sql`update rate_limits set used_until = used_until - ${oneUse} where key = ${keyOf(limit, target)}`,
      );
    },
  };
}

/** A hash, so that the table shows no client address and no email address. */
function keyOf(limit: RateLimit, target: string): string {
  return createHash('sha256').update(`${limit.name} ${target}`).digest('base64url');
}
