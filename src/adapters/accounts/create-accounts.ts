import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { AccountMailQueue } from '#core/accounts/account-mail-store.ts';
import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { RoleStore } from '#core/accounts/role-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { Log } from '#core/log.ts';
import { createAccountMailer } from './account-mailer.ts';
import { handleAuthRequest } from './handle-auth-request.ts';
import { createAuth, type Auth, type PasswordHasher } from './create-auth.ts';
import { confirmPassword } from './confirm-password.ts';
import { dropUnprovenAccess } from './drop-unproven-access.ts';
import { makeAdmin, type AdminResult } from './make-admin.ts';
import type { Pause } from './respond-in-steps.ts';
import { createRequestedTokens } from './requested-tokens.ts';

export type AccountsNeeds = Readonly<{
  pool: Pool;
  publicOrigin: string;
  secret: string;
  roles: RoleStore;
  mailQueue: AccountMailQueue;
  limits: SharedLimits;
  clock: Clock;
  log: Log;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
  /** Default: waits. Tests do not. */
  pause?: Pause;
  passwordHasher?: PasswordHasher | undefined;
}>;

export type RefreshedSession = Readonly<{ signedIn: SignedIn | null; cookies: readonly string[] }>;

export interface Accounts {
  /**
   * Handles everything under /api/auth. `clientAddress` is the visitor's, read past our own proxies; limits
   * count by it.
   */
  handler(request: Request, clientAddress?: string | null): Promise<Response>;
  /** Null when the request has no session that the server still knows. */
  findSession(headers: Headers): Promise<SignedIn | null>;
  /** The same, and the `Set-Cookie` lines that the browser needs to extend a session in use. */
  refreshSession(headers: Headers): Promise<RefreshedSession>;
  /** The signed-in person types the password again. It counts for this session only. */
  confirmPassword(headers: Headers, password: string): Promise<PasswordConfirmation>;
  makeAdmin(email: string, password?: string | null): Promise<AdminResult>;
  /** A new token that signs this address in once, for a mail sent by the shop. Its account must exist. */
  makeToken(email: string): Promise<string>;
}

type FoundAccount = Readonly<{
  user: Readonly<{ id: string; email: string }>;
  session: Readonly<{
    id: string;
    createdAt: Date;
    expiresAt: Date;
    passwordConfirmedAt?: Date | null | undefined;
  }>;
}>;

/** Accounts, sessions and the mails that prove a mailbox: better-auth on our PostgreSQL. */
export function createAccounts(needs: AccountsNeeds): Accounts {
  const mails = createAccountMailer(needs);
  const requestedTokens = createRequestedTokens();
  const auth: Auth = createAuth({
    ...needs,
    mails,
    confirmMailbox,
    hasAccount,
    dropUnprovenAccess: async (userId) => dropUnprovenAccess((await auth.$context).internalAdapter, userId),
    takeToken: (metadata, token) => requestedTokens.takeToken(metadata, token),
  });

  async function confirmMailbox(userId: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    if ((await internalAdapter.findUserById(userId))?.emailVerified === true) return;
    await internalAdapter.updateUser(userId, { emailVerified: true, name: '' });
  }

  async function hasAccount(email: string): Promise<boolean> {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findUserByEmail(email)) !== null;
  }

  async function signedInOf(found: FoundAccount | null): Promise<SignedIn | null> {
    if (found === null) return null;
    const { user, session } = found;
    return {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      roles: await needs.roles.rolesOf(user.id),
      signedInAt: session.createdAt,
      passwordConfirmedAt: session.passwordConfirmedAt ?? null,
      expiresAt: session.expiresAt,
    };
  }

  return {
    handler: (request, clientAddress = null) =>
      handleAuthRequest(
        { publicOrigin: needs.publicOrigin, respond: auth.handler, mails, pause: needs.pause ?? setTimeout },
        request,
        clientAddress,
      ),
    async findSession(headers) {
      return signedInOf(await auth.api.getSession({ headers }));
    },
    async refreshSession(headers) {
      const response = await auth.api.getSession({ headers, returnHeaders: true });
      return { signedIn: await signedInOf(response.response), cookies: response.headers.getSetCookie() };
    },
    makeToken: (email) =>
      requestedTokens.await(async (metadata) => {
        await auth.api.signInMagicLink({ body: { email, metadata }, headers: new Headers() });
      }),
    confirmPassword: (headers, password) => confirmPassword({ ...needs, auth }, { headers, password }),
    makeAdmin: (email, password = null) => makeAdmin({ ...needs, auth }, { email, password }),
  };
}
