import * as z from 'zod/mini';

/** Of a session, what is shown. The credential itself is in a cookie that no script can read. */
export type ShownSession = Readonly<{
  userId: string;
  email: string;
  isAdmin: boolean;
  /** ISO 8601. */
  expiresAt: string;
}>;

export const SESSION_KEY = 'session';

const Stored: z.ZodMiniType<ShownSession> = z.object({
  userId: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  expiresAt: z.string(),
});

/** Null for nothing, for anything that is no session, and for one that is over. */
export function parseShownSession(text: string | null, now: Date): ShownSession | null {
  try {
    const session = z.safeParse(Stored, JSON.parse(text ?? 'null')).data ?? null;
    return session !== null && new Date(session.expiresAt) > now ? session : null;
  } catch {
    return null;
  }
}
