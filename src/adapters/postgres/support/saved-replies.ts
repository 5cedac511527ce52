import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedReplies, SavedReply } from '#core/support/staff-tickets.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { savedReplies } from '../schema/support.ts';

export function createSavedReplies({ db }: Pick<Postgres, 'db'>): SavedReplies {
  return {
    async list() {
      const rows = await db
        .select()
        .from(savedReplies)
        .orderBy(asc(savedReplies.title), asc(savedReplies.id));
      return rows.map(replyOf);
    },
    async add({ title, bodies }, at) {
      const [added] = await db
        .insert(savedReplies)
        .values({ title, body_en: bodies.en, body_es: bodies.es, changed_at: at })
        .returning();
      if (added === undefined) throw new Error('PostgreSQL returned no saved reply');
      return replyOf(added);
    },
    async change({ id, title, bodies, edition }, at) {
      const [changed] = await db
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
      if (changed !== undefined) return { kind: 'saved', reply: replyOf(changed) };
      const there = await db
        .select({ id: savedReplies.id })
        .from(savedReplies)
        .where(eq(savedReplies.id, id));
      return { kind: there.length > 0 ? 'changed' : 'not-found' };
    },
    async remove(id) {
      await db.delete(savedReplies).where(eq(savedReplies.id, id));
    },
  };
}

function replyOf({ id, title, body_en, body_es, edition }: typeof savedReplies.$inferSelect): SavedReply {
  return { id, title, bodies: { en: body_en, es: body_es }, edition };
}
