import { APIError } from 'better-auth/api';
import type { Pool } from 'pg';
import { z } from 'zod';

const REFUSAL = {
  code: 'ACCOUNT_DISABLED',
  message: 'This account is disabled. Write to support; eSIMs that you bought keep working.',
};
const DISABLED = 'select 1 from users where id = $1 and disabled_at is not null';

/**
 * Refuses a new session of a disabled account, whichever way the visitor came. The visitor has typed the password or
 * read the mailbox by then, so the reason tells a stranger nothing. The database refuses it as well, for a sign-in at
 * the same moment.
 */
export function createDisabledRefusal(pool: Pool) {
  return async ({ userId }: Readonly<{ userId: string }>): Promise<void> => {
    const { rowCount } = await pool.query(DISABLED, [userId]);
    if (rowCount === 0) return;
    throw new APIError('FORBIDDEN', REFUSAL);
  };
}

/** What the database says when the account was disabled after the check above. */
const RefusedSession = z.object({ constraint: z.literal('sessions_of_enabled_accounts') });

/** The same refusal for a sign-in during which the account was disabled. */
export async function refusingDisabled(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (RefusedSession.safeParse(error).success) return Response.json(REFUSAL, { status: 403 });
    throw error;
  }
}
