import type { Pool } from 'pg';
import type { RoleStore } from '#core/accounts/role-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import { createAccountMailer } from './account-mailer.ts';
import { answerAuthRequest } from './answer-auth-request.ts';
import { createAuth, type Auth } from './create-auth.ts';
import { dropUnprovenAccess } from './drop-unproven-access.ts';
import { makeAdmin, type AdminResult } from './make-admin.ts';

export type AccountsNeeds = Readonly<{
  pool: Pool;
  publicOrigin: string;
  secret: string;
  roles: RoleStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
}>;

export interface Accounts {
  /** Answers everything under /api/auth. `clientAddress` is the visitor's, past our own proxies; limits count by it. */
  handler(request: Request, clientAddress?: string | null): Promise<Response>;
  /** Null when the request carries no session that the server still knows. */
  findSession(headers: Headers): Promise<SignedIn | null>;
  makeAdmin(email: string, password?: string | null): Promise<AdminResult>;
  /** Resolves when no mail is under way. */
  idle(): Promise<void>;
}

/** Accounts, sessions and the mails that prove a mailbox: better-auth on our PostgreSQL. */
export function createAccounts(needs: AccountsNeeds): Accounts {
  const mails = createAccountMailer(needs);
  const auth: Auth = createAuth({
    ...needs,
    mails,
    confirmMailbox,
    hasAccount,
    dropUnprovenAccess: async (userId) => dropUnprovenAccess((await auth.$context).internalAdapter, userId),
  });

  async function confirmMailbox(userId: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.updateUser(userId, { emailVerified: true });
  }

  async function hasAccount(email: string): Promise<boolean> {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findUserByEmail(email)) !== null;
  }

  return {
    handler: (request, clientAddress = null) =>
      answerAuthRequest({ publicOrigin: needs.publicOrigin, answer: auth.handler }, request, clientAddress),
    async findSession(headers) {
      const found = await auth.api.getSession({ headers });
      if (found === null) return null;
      const { user, session } = found;
      return {
        userId: user.id,
        email: user.email,
        roles: await needs.roles.rolesOf(user.id),
        expiresAt: session.expiresAt,
      };
    },
    makeAdmin: (email, password = null) => makeAdmin({ ...needs, auth }, { email, password }),
    idle: () => mails.idle(),
  };
}
