import { z } from 'zod';

/**
 * A hint for scripts that a session exists: pages without this cookie send no account requests. It grants no
 * access; the session itself is in a cookie that scripts cannot read.
 */
export const SESSION_HINT_COOKIE = 'landfall-signed-in';

/** The cookie's name on https. The prefix prevents other hosts of the domain from setting it. */
export const SECURE_SESSION_HINT_COOKIE = `__Host-${SESSION_HINT_COOKIE}`;

export const Me = z
  .object({
    id: z.string(),
    email: z.string(),
    roles: z.array(z.enum(['support', 'admin'])),
    /** When the session ends unless it is used earlier; ISO 8601. */
    expiresAt: z.string(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** Null: the request carries no valid session. */
export const MeResponse = z.object({ user: Me.nullable() });
