import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { UploadStore } from '#core/support/ticket-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { ticketAttachments } from '../schema/support.ts';

/** Uploads without a ticket, together: whoever only uploads cannot fill the disk. */
const MOST_UNUSED_BYTES = 256 * 1024 * 1024;
const DELETED_AT_ONCE = 200;
/** Two uploads at the same time would not see each other. */
const LOCK = 'ticket-uploads';

const Used = z.object({ bytes: z.coerce.number() });

type Options = Readonly<{ mostUnusedBytes?: number }>;

export function createUploadStore(
  postgres: Postgres,
  { mostUnusedBytes = MOST_UNUSED_BYTES }: Options = {},
): UploadStore {
  const { db } = postgres;
  return {
    add: ({ fileName, contentType, content }, at) =>
      postgres.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
        const { rows } = await tx.execute(
          sql`select coalesce(sum(bytes), 0) as bytes from ticket_attachments where ticket_id is null`,
        );
        const bytes = content.byteLength;
        if (Used.parse(rows[0]).bytes + bytes > mostUnusedBytes) return { kind: 'full' as const };
        const [added] = await tx
          .insert(ticketAttachments)
          .values({
            file_name: fileName,
            content_type: contentType,
            bytes,
            content: Buffer.from(content.buffer, content.byteOffset, bytes),
            created_at: at,
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
