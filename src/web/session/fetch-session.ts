import { createApiClient } from '../api/api-client.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import type { ShownSession } from './shown-session.ts';

/** Fetches the session from the server. Called only where the hint cookie indicates a possible session. */
export async function fetchSession(anonKey: string): Promise<ShownSession | null> {
  const response = await createApiClient({ anonKey }).api.me.$get();
  // The typed client knows only the route's own responses; a rate limit or an outage responds before the route.
  const status: number = response.status;
  if (status !== 200) throw new RequestRefused(status);
  const { user } = await response.json();
  if (user === null) return null;
  const { id, email, roles, expiresAt } = user;
  const isAdmin = roles.includes('admin');
  return { userId: id, email, isStaff: roles.length > 0, isAdmin, expiresAt };
}
