import type { Role } from './role-store.ts';

/** The user who sends a request, from the server's own session; never from values that the browser sends. */
export type SignedIn = Readonly<{
  userId: string;
  sessionId: string;
  email: string;
  roles: readonly Role[];
  /** When this session began. */
  signedInAt: Date;
  /** When the password was last typed again in this session, to confirm something. */
  passwordConfirmedAt: Date | null;
  expiresAt: Date;
}>;
