import { z } from 'zod';

/**
 * Readable by scripts, and nothing but a hint that there is a session: pages without it ask nobody. It opens
 * nothing; the session itself is in a cookie that scripts cannot read.
 */
export const SESSION_HINT_COOKIE = 'landfall-signed-in';

/** Its name on https, where the prefix keeps other hosts of the domain from setting it. */
export const SECURE_SESSION_HINT_COOKIE = `__Host-${SESSION_HINT_COOKIE}`;

export const Me = z
  .object({
    id: z.string(),
    email: z.string(),
    roles: z.array(z.enum(['admin'])),
    /** When the session ends unless it is used before; ISO 8601. */
    expiresAt: z.string(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** Null: the request carries no session that the server still knows. */
export const MeResponse = z.object({ user: Me.nullable() });
