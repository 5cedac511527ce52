import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MOST_UNUSED_BYTES, MOST_UNUSED_BYTES_PER_CLIENT } from '#core/limits/shop-limits.ts';
import type { UploadStore } from '#core/support/ticket-store.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { ticketAttachments } from '../schema/support.ts';

const DELETED_AT_ONCE = 200;
/** Two uploads at the same time would not see each other. */
const LOCK = 'ticket-uploads';

const Used = z.object({ bytes: z.coerce.number() });

type Options = Readonly<{ mostUnusedBytes?: number; mostClientBytes?: number }>;

export function createUploadStore(
  postgres: Postgres,
  { mostUnusedBytes = MOST_UNUSED_BYTES, mostClientBytes = MOST_UNUSED_BYTES_PER_CLIENT }: Options = {},
): UploadStore {
  const { db } = postgres;
  return {
    add: ({ fileName, contentType, content, client }, at) =>
      postgres.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
        const bytes = content.byteLength;
        await deleteOldest(tx, client, mostClientBytes - bytes);
        const { rows } = await tx.execute(
          sql`select coalesce(sum(bytes), 0) as bytes from ticket_attachments where ticket_id is null`,
        );
        if (Used.parse(rows[0]).bytes + bytes > mostUnusedBytes) return { kind: 'full' as const };
        const [added] = await tx
          .insert(ticketAttachments)
          .values({
            file_name: fileName,
            content_type: contentType,
            bytes,
            content: Buffer.from(content.buffer, content.byteOffset, bytes),
            created_at: at,
            client,
          })
          .returning({ id: ticketAttachments.id });
        if (added === undefined) throw new Error('PostgreSQL returned no id of an upload');
        return { kind: 'stored' as const, id: added.id };
      }),
    async deleteUnused(before) {
      const old = db
        .select({ id: ticketAttachments.id })
        .from(ticketAttachments)
        .where(and(isNull(ticketAttachments.ticket_id), lt(ticketAttachments.created_at, before)))
        .orderBy(asc(ticketAttachments.created_at))
        .limit(DELETED_AT_ONCE)
        .for('update', { skipLocked: true });
      const deleted = await db
        .delete(ticketAttachments)
        .where(inArray(ticketAttachments.id, old))
        .returning({ id: ticketAttachments.id });
      return deleted.length;
    },
  };
}

/** Makes room among the uploads of a client. One that a ticket takes at the same time stays. */
async function deleteOldest(tx: Transaction, client: string, mostBytes: number): Promise<void> {
  await tx.execute(sql`delete from ticket_attachments where ticket_id is null and id in (
    select id from (
      select id, sum(bytes) over (order by created_at desc, id desc) as bytes_from_here
      from ticket_attachments where ticket_id is null and client = ${client}
    ) waiting where bytes_from_here > ${mostBytes})`);
}
