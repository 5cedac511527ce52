import type { Role } from './role-store.ts';

/** Who sends a request, as the server's own session says; never taken from anything the browser claims. */
export type SignedIn = Readonly<{
  userId: string;
  email: string;
  roles: readonly Role[];
  expiresAt: Date;
}>;
