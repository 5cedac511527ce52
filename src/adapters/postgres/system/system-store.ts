import { asc, eq, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import type { ServiceCheckStore } from '#core/system/service-check.ts';
import type { ProcessRegister, ProcessState, SystemReader } from '#core/system/system-health.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { networkBalance, processes, serviceChecks } from '../schema/system.ts';

/** The row of a process that was killed is deleted by another process, a day later. */
const KEPT_MS = DAY_MS;

type Row = typeof processes.$inferSelect;

export function createSystemStore({
  db,
}: Pick<Postgres, 'db'>): SystemReader & ServiceCheckStore & ProcessRegister {
  return {
    services: () =>
      db
        .select({
          service: serviceChecks.service,
          checkedAt: serviceChecks.checked_at,
          succeededAt: serviceChecks.succeeded_at,
          failure: serviceChecks.failure,
        })
        .from(serviceChecks),
    async processes() {
      const rows = await db.select().from(processes).orderBy(asc(processes.started_at), asc(processes.id));
      return rows.map(toProcess);
    },
    async balance() {
      const [found] = await db.select().from(networkBalance);
      return found === undefined ? null : { cents: found.cents, readAt: found.read_at };
    },

    async saveCheck({ service, outcome, at }) {
      const failure = outcome === 'works' ? null : outcome;
      const checked = {
        checked_at: at,
        failure,
        ...(failure === null ? { succeeded_at: at } : {}),
      };
      await db
        .insert(serviceChecks)
        .values({ service, ...checked })
        .onConflictDoUpdate({
          target: serviceChecks.service,
          set: checked,
          // Of two checks at once, the later one counts.
          setWhere: sql`${serviceChecks.checked_at} <= excluded.checked_at`,
        });
    },
    async saveBalance({ cents, at }) {
      await db
        .insert(networkBalance)
        .values({ cents, read_at: at })
        .onConflictDoUpdate({
          target: networkBalance.is_only,
          set: { cents, read_at: at },
          setWhere: sql`${networkBalance.read_at} <= excluded.read_at`,
        });
    },

    async save(process) {
      const row = toRow(process);
      await db.insert(processes).values(row).onConflictDoUpdate({ target: processes.id, set: row });
      await db.delete(processes).where(lt(processes.seen_at, new Date(process.seenAt.getTime() - KEPT_MS)));
    },
    async remove(id) {
      await db.delete(processes).where(eq(processes.id, id));
    },
  };
}

function toRow({ id, role, version, startedAt, seenAt, disk }: ProcessState): Row {
  return {
    id,
    role,
    version,
    started_at: startedAt,
    seen_at: seenAt,
    disk_free_bytes: disk?.freeBytes ?? null,
    disk_total_bytes: disk?.totalBytes ?? null,
  };
}

function toProcess(row: Row): ProcessState {
  const { id, role, version, disk_free_bytes: freeBytes, disk_total_bytes: totalBytes } = row;
  const disk = freeBytes === null || totalBytes === null ? null : { freeBytes, totalBytes };
  return { id, role, version, startedAt: row.started_at, seenAt: row.seen_at, disk };
}
