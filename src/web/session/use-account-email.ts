import { useSession } from './use-session.ts';

/** Null for a guest, and until the session is known. */
export function useAccountEmail(): string | null {
  const session = useSession();
  return session.kind === 'signed-in' ? session.session.email : null;
}
