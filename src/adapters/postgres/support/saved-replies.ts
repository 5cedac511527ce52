import { and, asc, eq, sql } from 'drizzle-orm';
import { forEachLanguage } from '#core/language.ts';
import type { SavedReplies, SavedReply } from '#core/support/staff-tickets.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { savedReplies } from '../schema/support.ts';
import { writeAudit } from '../staff/audit-log.ts';

type ByStaff = Parameters<SavedReplies['add']>[1];

const targetOf = (id: string) => ({ kind: 'saved-reply', id }) as const;

export function createSavedReplies(postgres: Postgres): SavedReplies {
  return {
    async list() {
      const rows = await postgres.db
        .select()
        .from(savedReplies)
        .orderBy(asc(savedReplies.title), asc(savedReplies.id));
      return rows.map(replyOf);
    },
    add: (reply, by) => postgres.transaction((tx) => add(tx, reply, by)),
    change: (reply, by) => postgres.transaction((tx) => change(tx, reply, by)),
    remove: (id, by) => postgres.transaction((tx) => remove(tx, id, by)),
  };
}

async function add(tx: Transaction, { title, bodies }: Omit<SavedReply, 'id' | 'edition'>, by: ByStaff) {
  const [added] = await tx
    .insert(savedReplies)
    .values({ title, ...columnsOf(bodies), changed_at: by.at })
    .returning();
  if (added === undefined) throw new Error('PostgreSQL returned no saved reply');
  const after = { edition: added.edition };
  await writeAudit(tx, {
    ...by,
    action: 'saved-reply-added',
    target: targetOf(added.id),
    before: null,
    after,
  });
  return replyOf(added);
}

async function change(tx: Transaction, { id, title, bodies, edition }: SavedReply, by: ByStaff) {
  const [changed] = await tx
    .update(savedReplies)
    .set({
      title,
      ...columnsOf(bodies),
      edition: sql`${savedReplies.edition} + 1`,
      changed_at: by.at,
    })
    .where(and(eq(savedReplies.id, id), eq(savedReplies.edition, edition)))
    .returning();
  if (changed === undefined) {
    const [now] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id));
    return now === undefined
      ? ({ kind: 'not-found' } as const)
      : ({ kind: 'changed', reply: replyOf(now) } as const);
  }
  const [before, after] = [{ edition }, { edition: changed.edition }];
  await writeAudit(tx, { ...by, action: 'saved-reply-changed', target: targetOf(id), before, after });
  return { kind: 'saved', reply: replyOf(changed) } as const;
}

async function remove(tx: Transaction, id: string, by: ByStaff): Promise<boolean> {
  const [removed] = await tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning();
  if (removed === undefined) return false;
  const before = { edition: removed.edition };
  await writeAudit(tx, { ...by, action: 'saved-reply-removed', target: targetOf(id), before, after: null });
  return true;
}

/** English and Spanish have columns of their own. */
function columnsOf({ en, es, ...more }: SavedReply['bodies']) {
  const texts = Object.entries(more).filter((entry): entry is [string, string] => entry[1] !== null);
  return { body_en: en, body_es: es, more_bodies: Object.fromEntries(texts) };
}

function replyOf({ id, title, edition, ...columns }: typeof savedReplies.$inferSelect): SavedReply {
  const texts: Readonly<Record<string, string | null>> = {
    ...columns.more_bodies,
    en: columns.body_en,
    es: columns.body_es,
  };
  return { id, title, bodies: forEachLanguage((language) => texts[language] ?? null), edition };
}
