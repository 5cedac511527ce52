import { APIError } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { HookContext } from './hook-context.ts';

const SIGN_IN = '/sign-in/email';
const Credentials = z.object({ email: z.string().max(320) });

/**
 * Ends the session of a sign-in that began with a password or an address which was replaced before the session
 * existed.
 */
export type OvertakenSignIn = Readonly<{
  before(context: HookContext): Promise<void>;
  after(context: HookContext): Promise<void>;
}>;

/**
 * A new password is stored first and ends all sessions afterwards. A sign-in reads the password again when its session
 * exists. So either it finds the new one here, or its session was there to be ended.
 */
export function createOvertakenSignIn(): OvertakenSignIn {
  const passwords = new WeakMap<Request, string | null>();
  return {
    async before(context) {
      const { path, request } = context;
      const email = path === SIGN_IN ? Credentials.safeParse(context.body).data?.email : undefined;
      if (email !== undefined && request !== undefined)
        passwords.set(request, await passwordOf(context, email.toLowerCase()));
    },
    async after(context) {
      const { newSession } = context.context;
      const { path, request } = context;
      if (newSession === null || request === undefined) return;
      const isCurrent =
        path === SIGN_IN
          ? passwords.get(request) === (await passwordOf(context, newSession.user.email))
          : await hasAddress(context, newSession.user);
      if (isCurrent) return;
      await context.context.internalAdapter.deleteSession(newSession.session.token);
      deleteSessionCookie(context);
      context.context.setNewSession(null);
      throw new APIError('UNAUTHORIZED', {
        code: 'INVALID_EMAIL_OR_PASSWORD',
        message: 'Invalid email or password',
      });
    },
  };
}

/**
 * Whether the account still has the address by which its link was found. A new address ends all other sessions in its
 * own transaction, which a new session waits for.
 */
async function hasAddress(
  { context }: HookContext,
  { id, email }: Readonly<{ id: string; email: string }>,
): Promise<boolean> {
  return (await context.internalAdapter.findUserById(id))?.email === email;
}

/** The stored hash. Null: no account, or none with a password. */
async function passwordOf({ context }: HookContext, email: string): Promise<string | null> {
  const found = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  return found?.accounts.find(({ providerId }) => providerId === 'credential')?.password ?? null;
}
