import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { GiftOfMail } from '#core/gifts/gift-mail-content.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import { numberUnits } from '#core/orders/number-units.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { readUnits } from '../orders/unit-esims.ts';
import { gifts } from '../schema/gifts.ts';
import { orders } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';

export type GiftNeeds = Readonly<{ shareSecrets: ShareSecrets }>;
type Mail = Readonly<{ mailId: string; orderId: string; kind: OrderMailKind; at: Date }>;

/** What a mail says about the gift of its order. Only the mail to the recipient gets the secrets of the links. */
export async function readMailedGift(
  db: Database,
  { shareSecrets }: GiftNeeds,
  mail: Mail,
): Promise<GiftOfMail | null> {
  const [found] = await db
    .select({ gift: gifts, buyerEmail: orders.email, paidAt: orders.paid_at })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .where(eq(gifts.order_id, mail.orderId));
  if (found === undefined) return null;
  const { gift, buyerEmail, paidAt } = found;
  const links = mail.kind === 'gift' ? await readLinks(db, mail) : [];
  return {
    recipientEmail: gift.recipient_email,
    recipientName: gift.recipient_name,
    giverName: gift.giver_name,
    message: gift.message,
    language: gift.language,
    sendAt: gift.send_at,
    timeZone: gift.time_zone,
    buyerEmail,
    linksEndAt: links[0]?.endsAt ?? null,
    esims: links.map(({ shareId, ...esim }) => ({
      ...esim,
      boughtAt: paidAt ?? mail.at,
      secret: shareSecrets.secretOf(shareId),
    })),
  };
}

/**
 * The valid links that were written with the mail, without those to refunded eSIMs. None when the gift has a later mail, perhaps
 * to another address: the statement that reads the links checks it, so the gift cannot change in between.
 */
async function readLinks(db: Database, { mailId, orderId, at }: Mail) {
  const units = await readUnits(db, orderId);
  const numbers = numberUnits(units);
  const esimIds = units.flatMap(({ esim }) => (esim === null ? [] : [esim.id]));
  if (esimIds.length === 0) return [];
  const valid = await db
    .select({ id: shares.id, esimId: shares.esim_id, endsAt: shares.expires_at })
    .from(shares)
    .innerJoin(gifts, eq(gifts.mail_id, mailId))
    .where(
      and(
        inArray(shares.esim_id, esimIds),
        eq(shares.channel, 'gift'),
        // One transaction writes both. The eSIMs of an earlier mail may be another person's by now.
        eq(shares.created_at, gifts.released_at),
        isNull(shares.revoked_at),
        gt(shares.expires_at, at),
      ),
    )
    .orderBy(desc(shares.created_at));
  return units.flatMap(({ esim, described, refund }, index) => {
    const link = esim === null ? undefined : valid.find(({ esimId }) => esimId === esim.id);
    if (link === undefined || (refund !== null && refund.status !== 'refused')) return [];
    return [{ described, number: numbers[index] ?? null, shareId: link.id, endsAt: link.endsAt }];
  });
}
