import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { MailStore } from '#core/orders/mail-store.ts';
import type { Postgres } from './connect-postgres.ts';
import { announceOrder } from './order-news.ts';
import { sentMails } from './schema/delivery.ts';
import { orders } from './schema/orders.ts';
import { openEsim, readUnits } from './unit-esims.ts';

type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox }>;

/** So long a mail belongs to whoever took it; longer than a mail server may keep us waiting. */
const TAKEN_FOR_MS = 60_000;

export function createMailStore({ postgres, secretBox }: Needs): MailStore {
  const { db } = postgres;
  return {
    async take(mailId, at) {
      const [mail] = await db
        .update(sentMails)
        .set({ attempts: sql`${sentMails.attempts} + 1`, tried_at: at })
        .where(
          and(
            eq(sentMails.id, mailId),
            eq(sentMails.status, 'due'),
            or(isNull(sentMails.tried_at), lt(sentMails.tried_at, new Date(at.getTime() - TAKEN_FOR_MS))),
          ),
        )
        .returning();
      if (mail?.order_id == null) return null;
      const [order] = await db.select().from(orders).where(eq(orders.id, mail.order_id));
      if (order === undefined) return null;
      const units = await readUnits(db, order.id);
      return {
        id: mail.id,
        kind: mail.kind,
        recipient: mail.recipient,
        messageId: mail.message_id,
        attempts: mail.attempts,
        language: order.language,
        orderNumber: String(order.number),
        totalCents: order.total_cents,
        refundedCents: units.reduce((sum, { refund }) => sum + (refund?.amount_cents ?? 0), 0),
        units: units.map(({ unit, described, esim }) => ({
          described,
          paidCents: unit.price_cents - unit.discount_cents,
          esim: esim === null ? null : openEsim(esim, secretBox),
        })),
      };
    },
    markSent: (mailId, at) => end(postgres, mailId, { status: 'sent', sent_at: at }),
    markRefused: (mailId) => end(postgres, mailId, { status: 'refused' }),
  };
}

async function end(
  { db }: Postgres,
  mailId: string,
  how: Readonly<{ status: 'sent' | 'refused'; sent_at?: Date }>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(sentMails)
      .set(how)
      .where(and(eq(sentMails.id, mailId), eq(sentMails.status, 'due')))
      .returning();
    if (mail?.order_id != null) await announceOrder(tx, mail.order_id);
  });
}
