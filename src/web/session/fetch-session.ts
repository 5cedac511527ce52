import { createApiClient } from '../api/api-client.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import type { ShownSession } from './shown-session.ts';

/** Who the server says we are. Loaded only where a hint says that there may be a session. */
export async function fetchSession(anonKey: string): Promise<ShownSession | null> {
  const response = await createApiClient({ anonKey }).api.me.$get();
  // The typed client knows only what the route itself says; a limit or an outage answers before it.
  const status: number = response.status;
  if (status !== 200) throw new RequestRefused(status);
  const { user } = await response.json();
  if (user === null) return null;
  const { id, email, roles, expiresAt } = user;
  return { userId: id, email, isAdmin: roles.includes('admin'), expiresAt };
}
