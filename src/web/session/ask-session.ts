import { createApiClient } from '../api-client.ts';
import { RefusedAnswer } from '#core/retry/failure.ts';
import type { ShownSession } from './shown-session.ts';

/** Who the server says we are. Loaded only where a hint says that there may be a session. */
export async function askSession(anonKey: string): Promise<ShownSession | null> {
  const answer = await createApiClient({ anonKey }).api.me.$get();
  if (!answer.ok) throw new RefusedAnswer(answer.status);
  const { user } = await answer.json();
  if (user === null) return null;
  const { id, email, roles, expiresAt } = user;
  return { userId: id, email, isAdmin: roles.includes('admin'), expiresAt };
}
