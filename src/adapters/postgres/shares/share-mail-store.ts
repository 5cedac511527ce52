import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { lateBefore } from '#core/orders/late-work.ts';
import type { ShareMailStore } from '#core/shares/share-mail-store.ts';
import { shareState } from '#core/shares/share.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { reportedEsim } from '../esims/reported-esim.ts';
import { users } from '../schema/accounts.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { shareMails, shares } from '../schema/shares.ts';
import { hasOpenWithdrawal, isRefunded } from './shareable-esim.ts';

/** How many addresses one call removes: more than are added by the call that sends one mail. */
const REMOVED_AT_ONCE = 20;

export function createShareMailStore({ db }: Pick<Postgres, 'db'>): ShareMailStore {
  return {
    async take(mailId, at) {
      const [mail] = await db
        .update(shareMails)
        .set({ attempts: sql`${shareMails.attempts} + 1`, tried_at: at })
        .where(
          and(
            eq(shareMails.id, mailId),
            eq(shareMails.status, 'due'),
            or(isNull(shareMails.tried_at), lt(shareMails.tried_at, lateBefore(at).lock)),
          ),
        )
        .returning();
      const found = mail === undefined ? null : await findShare(db, mail.share_id);
      if (mail === undefined || found === null) return null;
      const { share, described, sender } = found;
      const state = shareState({ expiresAt: share.expires_at, revokedAt: share.revoked_at }, at);
      if (share.recipient === null || found.isEnded || state !== 'active') return 'ended';
      const { id, attempts } = mail;
      const { recipient, language } = share;
      return {
        id,
        attempts,
        shareId: share.id,
        recipient,
        language,
        sender,
        described,
        expiresAt: share.expires_at,
        reported: reportedEsim(found.esim, await topupsOf(db, [share.esim_id])),
      };
    },
    async end(mailId, end, at) {
      await db
        .update(shareMails)
        .set({ status: end, sent_at: end === 'sent' ? at : null })
        .where(and(eq(shareMails.id, mailId), eq(shareMails.status, 'due')));
    },
    async forgetRecipients(before) {
      const old = db
        .select({ id: shares.id })
        .from(shares)
        .where(and(hasRecipient(), lt(shares.expires_at, before)))
        .orderBy(shares.expires_at)
        .limit(REMOVED_AT_ONCE)
        .for('update', { skipLocked: true });
      await db.update(shares).set({ recipient: null, recipient_name: null }).where(inArray(shares.id, old));
    },
  };
}

function hasRecipient() {
  return or(isNotNull(shares.recipient), isNotNull(shares.recipient_name));
}

async function findShare(db: Postgres['db'], shareId: string) {
  const [found] = await db
    .select({
      share: shares,
      esim: esims,
      described: DESCRIBED,
      sender: users.email,
      isEnded: sql<boolean>`(${isRefunded()} or ${hasOpenWithdrawal()})`,
    })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(eq(shares.id, shareId));
  return found ?? null;
}
