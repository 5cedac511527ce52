import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedReplies, SavedReply } from '#core/support/staff-tickets.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { savedReplies } from '../schema/support.ts';
import { writeAudit } from '../staff/audit-log.ts';

const targetOf = (id: string) => ({ kind: 'saved-reply', id }) as const;

export function createSavedReplies(postgres: Postgres): SavedReplies {
  const { db } = postgres;
  return {
    async list() {
      const rows = await db
        .select()
        .from(savedReplies)
        .orderBy(asc(savedReplies.title), asc(savedReplies.id));
      return rows.map(replyOf);
    },
    add: ({ title, bodies }, { by, at }) =>
      postgres.transaction(async (tx) => {
        const [added] = await tx
          .insert(savedReplies)
          .values({ title, body_en: bodies.en, body_es: bodies.es, changed_at: at })
          .returning();
        if (added === undefined) throw new Error('PostgreSQL returned no saved reply');
        const after = { edition: added.edition };
        await writeAudit(tx, {
          by,
          at,
          action: 'saved-reply-added',
          target: targetOf(added.id),
          before: null,
          after,
        });
        return replyOf(added);
      }),
    change: ({ id, title, bodies, edition }, { by, at }) =>
      postgres.transaction(async (tx) => {
        const [changed] = await tx
          .update(savedReplies)
          .set({
            title,
            body_en: bodies.en,
            body_es: bodies.es,
            edition: sql`${savedReplies.edition} + 1`,
            changed_at: at,
          })
          .where(and(eq(savedReplies.id, id), eq(savedReplies.edition, edition)))
          .returning();
        if (changed === undefined) {
          const [now] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id));
          return now === undefined ? { kind: 'not-found' } : { kind: 'changed', reply: replyOf(now) };
        }
        await writeAudit(tx, {
          by,
          at,
          action: 'saved-reply-changed',
          target: targetOf(id),
          before: { edition },
          after: { edition: changed.edition },
        });
        return { kind: 'saved', reply: replyOf(changed) };
      }),
    remove: (id, { by, at }) =>
      postgres.transaction(async (tx) => {
        const [removed] = await tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning();
        if (removed === undefined) return false;
        const before = { edition: removed.edition };
        await writeAudit(tx, {
          by,
          at,
          action: 'saved-reply-removed',
          target: targetOf(id),
          before,
          after: null,
        });
        return true;
      }),
  };
}

function replyOf({ id, title, body_en, body_es, edition }: typeof savedReplies.$inferSelect): SavedReply {
  return { id, title, bodies: { en: body_en, es: body_es }, edition };
}
