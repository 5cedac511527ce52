import type { Role } from '#core/accounts/role-store.ts';
import { mayActAs } from '#core/staff/staff-member.ts';

/** Where an address leads: to its customer, which only admins may open, or to its orders. */
export function customerPath(email: string, roles: readonly Role[]): string {
  const list = mayActAs(roles, 'admin') ? 'customers' : 'orders';
  return `/admin/${list}?search=${encodeURIComponent(email)}`;
}
