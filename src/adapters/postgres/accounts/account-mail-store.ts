import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ACCOUNT_JOBS } from '#core/accounts/account-jobs.ts';
import { ACCOUNT_LINK_SECONDS } from '#core/accounts/account-link-lifetime.ts';
import type { AccountMailQueue, AccountMailStore } from '#core/accounts/account-mail-store.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { lateBefore } from '#core/orders/late-work.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { accountMails } from '../schema/account-mails.ts';

type Needs = QueueingStoreNeeds & Readonly<{ secretBox: SecretBox }>;

/** How many old mails one call deletes: more than are added by the call that sends one. */
const DELETED_AT_ONCE = 20;

export function createAccountMailStore(needs: Needs): AccountMailQueue & AccountMailStore {
  const { postgres, secretBox } = needs;
  const { db } = postgres;
  return {
    add: (mail, at) => postgres.transaction((tx) => addAccountMail(tx, needs, { ...mail, at })),
    async take(mailId, at) {
      const [mail] = await db
        .update(accountMails)
        .set({ attempts: sql`${accountMails.attempts} + 1`, tried_at: at })
        .where(
          and(
            eq(accountMails.id, mailId),
            eq(accountMails.status, 'due'),
            or(isNull(accountMails.tried_at), lt(accountMails.tried_at, lateBefore(at).lock)),
          ),
        )
        .returning();
      if (mail?.sealed_path == null) return null;
      if (mail.expires_at <= at) return 'expired';
      const { id, kind, recipient, language, attempts, created_at: createdAt } = mail;
      const path = secretBox.open(mail.sealed_path, id);
      return { id, kind, recipient, language, attempts, createdAt, path };
    },
    async end(mailId, end, at) {
      await db
        .update(accountMails)
        .set({ status: end, sealed_path: null, sent_at: end === 'sent' ? at : null })
        .where(and(eq(accountMails.id, mailId), eq(accountMails.status, 'due')));
    },
    async deleteEnded(before) {
      const old = db
        .select({ id: accountMails.id })
        .from(accountMails)
        .where(and(ne(accountMails.status, 'due'), lt(accountMails.created_at, before)))
        .orderBy(asc(accountMails.created_at))
        .limit(DELETED_AT_ONCE)
        .for('update', { skipLocked: true });
      await db.delete(accountMails).where(inArray(accountMails.id, old));
    },
  };
}

type Adding = Parameters<AccountMailQueue['add']>[0] & Readonly<{ at: Date }>;

/** Stores the mail and queues its job with whatever else the transaction does. */
export async function addAccountMail(
  tx: Transaction,
  { enqueueWithin, secretBox }: Pick<Needs, 'enqueueWithin' | 'secretBox'>,
  { kind, recipient, language, path, aboutUserId, at }: Adding,
): Promise<void> {
  const id = randomUUID();
  await tx.insert(accountMails).values({
    id,
    kind,
    recipient: recipient.toLowerCase(),
    language,
    sealed_path: secretBox.seal(path, id),
    expires_at: new Date(at.getTime() + ACCOUNT_LINK_SECONDS[kind] * 1_000),
    status: 'due',
    created_at: at,
    user_id: aboutUserId ?? null,
  });
  await enqueueWithin(tx, ACCOUNT_JOBS.sendMail(id));
}
