import { APIError } from 'better-auth/api';
import type { Pool } from 'pg';

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
    throw new APIError('FORBIDDEN', {
      code: 'ACCOUNT_DISABLED',
      message: 'This account is disabled. Write to support; eSIMs that you bought keep working.',
    });
  };
}
