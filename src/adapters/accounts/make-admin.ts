import { z } from 'zod';
import type { RoleStore } from '#core/accounts/role-store.ts';
import type { Clock } from '#core/clock.ts';
import type { Auth } from './create-auth.ts';
import { dropUnprovenAccess } from './drop-unproven-access.ts';

export type AdminResult =
  | { kind: 'made'; email: string; isNewAccount: boolean; signIn: 'password' | 'mail-link' }
  | { kind: 'refused'; reason: string };

type Needs = Readonly<{ auth: Auth; roles: RoleStore; clock: Clock }>;
type Input = Readonly<{ email: string; password: string | null }>;
type Context = Awaited<Auth['$context']>;

const Address = z.email();

/**
 * Gives an address the admin role and creates its account when there is none. The operator vouches for the
 * mailbox, which counts as proof. If another person opened the account before and never confirmed it, its
 * password and sessions are removed first; otherwise that person would become admin. Safe to repeat.
 */
export async function makeAdmin(needs: Needs, { email, password }: Input): Promise<AdminResult> {
  const address = Address.safeParse(email.trim().toLowerCase());
  if (!address.success) return { kind: 'refused', reason: `${email} is not an email address.` };
  const context = await needs.auth.$context;
  const found = await context.internalAdapter.findUserByEmail(address.data, { includeAccounts: true });
  const user = found?.user ?? (await createConfirmed(context, address.data));
  if (!user.emailVerified) await replaceUnprovenAccess(context, user.id);
  if (password !== null) await setPassword(context, user.id, password);
  await needs.roles.grant(user.id, 'admin', needs.clock.now());
  const credential = await context.internalAdapter.findCredentialAccount(user.id);
  return {
    kind: 'made',
    email: address.data,
    isNewAccount: found === null,
    signIn: credential?.password == null ? 'mail-link' : 'password',
  };
}

function createConfirmed({ internalAdapter }: Context, email: string) {
  return internalAdapter.createUser({ email, name: '', emailVerified: true }, { method: 'admin' });
}

async function replaceUnprovenAccess({ internalAdapter }: Context, userId: string): Promise<void> {
  await dropUnprovenAccess(internalAdapter, userId);
  await internalAdapter.updateUser(userId, { emailVerified: true });
}

async function setPassword(
  { internalAdapter, password: hasher }: Context,
  userId: string,
  password: string,
): Promise<void> {
  const credential = await internalAdapter.findCredentialAccount(userId);
  if (credential?.password != null && (await hasher.verify({ hash: credential.password, password }))) return;
  const hash = await hasher.hash(password);
  if (credential === null) {
    await internalAdapter.createAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password: hash,
    });
    return;
  }
  await internalAdapter.updatePassword(userId, hash);
  await internalAdapter.deleteUserSessions(userId);
}
