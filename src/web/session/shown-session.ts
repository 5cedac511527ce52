import { readField, readTextField } from '../api/read-field.ts';

/** The part of a session that is shown. The credential itself is in a cookie that no script can read. */
export type ShownSession = Readonly<{
  userId: string;
  email: string;
  isStaff: boolean;
  isAdmin: boolean;
  /** ISO 8601. */
  expiresAt: string;
}>;

export const SESSION_KEY = 'session';

/**
 * Null for an empty text, an invalid session, and an expired one. Parsed by hand: a schema library would be part of
 * every page's first load.
 */
export function parseShownSession(text: string | null, now: Date): ShownSession | null {
  const stored = parseJson(text ?? 'null');
  const userId = readTextField(stored, 'userId');
  const email = readTextField(stored, 'email');
  const expiresAt = readTextField(stored, 'expiresAt');
  if (userId === null || email === null || expiresAt === null || !(new Date(expiresAt) > now)) return null;
  const is = (name: string) => readField(stored, name) === true;
  return { userId, email, isStaff: is('isStaff'), isAdmin: is('isAdmin'), expiresAt };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
