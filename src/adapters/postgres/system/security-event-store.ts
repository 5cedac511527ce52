import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { SecurityEventStore } from '#core/security/collected-security-events.ts';
import type { SecurityEventQuery, SecurityEventReader } from '#core/security/security-event-reader.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { securityEvents } from '../schema/system.ts';

export function createSecurityEventStore({
  db,
}: Pick<Postgres, 'db'>): SecurityEventStore & SecurityEventReader {
  return {
    async add(counts) {
      await db
        .insert(securityEvents)
        .values([...counts])
        .onConflictDoUpdate({
          target: [securityEvents.minute, securityEvents.kind, securityEvents.route, securityEvents.client],
          set: { count: sql`${securityEvents.count} + excluded.count` },
        });
    },
    list: ({ kind, most, ...query }) =>
      db
        .select()
        .from(securityEvents)
        .where(and(matches(query), kind === undefined ? undefined : eq(securityEvents.kind, kind)))
        .orderBy(
          desc(securityEvents.minute),
          desc(securityEvents.count),
          asc(securityEvents.kind),
          asc(securityEvents.route),
          asc(securityEvents.client),
        )
        .limit(most),
    totals: (query) =>
      db
        .select({
          kind: securityEvents.kind,
          count: sql`sum(${securityEvents.count})`.mapWith(Number),
        })
        .from(securityEvents)
        .where(matches(query))
        .groupBy(securityEvents.kind),
  };
}

function matches({ from, client, route }: Pick<SecurityEventQuery, 'from' | 'client' | 'route'>) {
  return and(
    gte(securityEvents.minute, from),
    client === undefined ? undefined : eq(securityEvents.client, client),
    route === undefined ? undefined : eq(securityEvents.route, route),
  );
}
