import { randomUUID } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { AccountMailer } from './account-mailer.ts';
import { NEW_PASSWORD_MAIL } from './auth-settings.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';

type Needs = Readonly<{ pool: Pool; mails: Pick<AccountMailer, 'send'> }>;

const Body = z.object({ newPassword: z.string() });

/**
 * The first password of a signed-in customer whose account was created by a payment or signs in by link. An account that
 * has a password must use /change-password, which requires the current one.
 */
export function firstPassword({ pool, mails }: Needs) {
  return {
    id: 'first-password',
    endpoints: {
      readPasswordState: createAuthEndpoint(
        '/password-state',
        // POST, as every account call of our pages.
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const credential = await context.internalAdapter.findCredentialAccount(context.session.user.id);
          return json({ hasPassword: credential?.password != null });
        },
      ),
      setFirstPassword: createAuthEndpoint(
        '/first-password',
        { method: 'POST', body: Body, use: [sensitiveSessionMiddleware] },
        async ({ body, context, request, json }) => {
          refuseLength(body.newPassword);
          const userId = context.session.user.id;
          const credential = await context.internalAdapter.findCredentialAccount(userId);
          // Before the hash, which takes long.
          if (credential?.password != null) throw new APIError('BAD_REQUEST', HAS_PASSWORD);
          const hash = await context.password.hash(body.newPassword);
          // Before the password: when the email cannot be stored, the customer repeats the request.
          await mails.send({ ...NEW_PASSWORD_MAIL, to: context.session.user.email, request });
          if (!(await storeFirst(pool, userId, hash))) throw new APIError('BAD_REQUEST', HAS_PASSWORD);
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const HAS_PASSWORD = {
  code: 'PASSWORD_ALREADY_SET',
  message: 'This account has a password. Change it with the current one, or reset it by email.',
};

/** False: the account has a password. One statement, so of two requests at the same time only one stores its own. */
async function storeFirst(pool: Pool, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into accounts (id, user_id, provider_id, account_id, password) values ($1, $2, 'credential', $2, $3)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()
     where accounts.password is null`,
    [randomUUID(), userId, hash],
  );
  return rowCount === 1;
}

function refuseLength(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message: 'Password too short' });
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_LONG', message: 'Password too long' });
}
