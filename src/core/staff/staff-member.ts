import type { Role } from '#core/accounts/role-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';

/** Who acts: a signed-in account with a role, as the server read it for this request. */
export type StaffMember = Pick<SignedIn, 'userId' | 'email' | 'roles' | 'signedInAt' | 'passwordConfirmedAt'>;

/** `support` is included in `admin`: an admin may do everything. */
export function mayActAs(roles: readonly Role[], needed: Role): boolean {
  return roles.includes('admin') || roles.includes(needed);
}
