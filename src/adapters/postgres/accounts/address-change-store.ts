import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, DrizzleQueryError, eq, gt, lte, ne, or } from 'drizzle-orm';
import pg from 'pg';
import { ACCOUNT_LINK_SECONDS } from '#core/accounts/account-link-lifetime.ts';
import { ADDRESS_CHANGED_MAIL, ADDRESS_TAKEN_MAIL } from '#core/accounts/account-mails.ts';
import {
  CONFIRM_ADDRESS_PATH,
  type AddressChangeStore,
  type AddressConfirmation,
  type AddressConfirmationOutcome,
  type AddressChangeRequest,
} from '#core/accounts/address-change-store.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { violatedConstraint } from '../connection/violated-constraint.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { addressChanges, sessions, users } from '../schema/accounts.ts';
import { orders } from '../schema/orders.ts';
import { addAccountMail } from './account-mail-store.ts';
import { moveAddress } from './move-address.ts';

type Needs = QueueingStoreNeeds & Readonly<{ secretBox: SecretBox }>;

export function createAddressChangeStore(needs: Needs): AddressChangeStore {
  const { postgres } = needs;
  const { db } = postgres;
  const cancel = async (userId: string) => {
    await db.delete(addressChanges).where(eq(addressChanges.user_id, userId));
  };
  return {
    cancel,
    async findWanted(userId, now) {
      const [wanted] = await db
        .select({ email: addressChanges.email, expiresAt: addressChanges.expires_at })
        .from(addressChanges)
        .where(and(eq(addressChanges.user_id, userId), gt(addressChanges.expires_at, now)))
        .orderBy(desc(addressChanges.requested_at))
        .limit(1);
      return wanted ?? null;
    },
    request: (request, now) => postgres.transaction((tx) => requestWithin(tx, needs, { ...request, now })),
    async confirm(confirmation, now) {
      const outcome = await repeating(() =>
        postgres.transaction((tx) => confirmWithin(tx, needs, { ...confirmation, now })),
      );
      // None of its links can work any more.
      if (outcome === 'taken') await cancel(confirmation.userId);
      return outcome;
    },
  };
}

async function requestWithin(
  tx: Transaction,
  needs: Needs,
  { userId, email, language, isMailed, now }: AddressChangeRequest & Readonly<{ now: Date }>,
): Promise<void> {
  // Two requests of one account take turns: it wants one address at a time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await tx
    .delete(addressChanges)
    .where(
      and(
        eq(addressChanges.user_id, userId),
        or(ne(addressChanges.email, email), lte(addressChanges.expires_at, now)),
      ),
    );
  const token = randomBytes(32).toString('base64url');
  await tx.insert(addressChanges).values({
    token_hash: hashOf(token),
    user_id: userId,
    email,
    requested_at: now,
    expires_at: new Date(now.getTime() + ACCOUNT_LINK_SECONDS['change-address'] * 1_000),
  });
  if (!isMailed) return;
  const link = { kind: 'change-address', path: `${CONFIRM_ADDRESS_PATH}?token=${token}` } as const;
  const mail = (await hasAccount(tx, email)) ? ADDRESS_TAKEN_MAIL : { ...link, aboutUserId: userId };
  await addAccountMail(tx, needs, { ...mail, recipient: email, language, at: now });
}

async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

type Confirming = AddressConfirmation & Readonly<{ now: Date }>;

async function confirmWithin(
  tx: Transaction,
  needs: Needs,
  confirming: Confirming,
): Promise<AddressConfirmationOutcome> {
  const { userId, sessionId, language, now } = confirming;
  const from = await lockAccount(tx, confirming);
  if (from === null) return 'old-link';
  const [wanted] = await tx.delete(addressChanges).where(isLink(confirming)).returning();
  if (wanted === undefined) return 'old-link';
  const { email: to } = wanted;
  if (await hasAccount(tx, to)) return 'taken';
  await tx
    .update(users)
    .set({ email: to, email_verified: true, updated_at: now })
    .where(eq(users.id, userId));
  await moveAddress(tx, { userId, from, to });
  await tx.delete(addressChanges).where(eq(addressChanges.user_id, userId));
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, sessionId)));
  await addAccountMail(tx, needs, {
    ...ADDRESS_CHANGED_MAIL,
    recipient: from,
    aboutUserId: userId,
    language,
    at: now,
  });
  return 'changed';
}

function isLink({ token, userId, now }: Confirming) {
  return and(
    eq(addressChanges.token_hash, hashOf(token)),
    eq(addressChanges.user_id, userId),
    gt(addressChanges.expires_at, now),
  );
}

/**
 * Locks orders before their account, as everywhere. Unpaid ones too: a payment that arrives meanwhile is waited for, or
 * finds the new address. Returns the address until now. Null: the link cannot be used.
 */
async function lockAccount(tx: Transaction, confirming: Confirming): Promise<string | null> {
  const { userId } = confirming;
  const [seen] = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(addressChanges, eq(addressChanges.user_id, users.id))
    .where(isLink(confirming));
  if (seen === undefined) return null;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.user_id, userId), eq(orders.email, seen.email)))
    .orderBy(asc(orders.id))
    .for('update');
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  // Another confirmation was first. It has ended this link as well.
  return account?.email === seen.email ? seen.email : null;
}

const MOST_TRIES = 3;

/**
 * Another transaction may take the address at the same moment, or write a row about it that must be unique (a lead, a
 * coupon). The second attempt sees that row.
 */
async function repeating(
  confirm: () => Promise<AddressConfirmationOutcome>,
): Promise<AddressConfirmationOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await confirm();
    } catch (error) {
      if (violatedConstraint(error) === 'users_email_key') return 'taken';
      if (tries === MOST_TRIES || !isCollision(error)) throw error;
    }
  }
}

/** A unique key, or a deadlock. */
function isCollision(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : null;
  return cause instanceof pg.DatabaseError && (cause.code === '23505' || cause.code === '40P01');
}
