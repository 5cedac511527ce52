import type { Role } from '#core/accounts/role-store.ts';

/** An account as an editor of its roles sees it. */
export type EditedRoles = Readonly<{
  userId: string;
  email: string;
  roles: readonly Role[];
  /** Changes with every change of the roles. */
  edition: number;
  orderCount: number;
  createdAt: Date;
}>;

export type RoleEdit = Readonly<{
  userId: string;
  wanted: readonly Role[];
  /** The edition that the editor saw. */
  seen: number;
  by: string;
  at: Date;
}>;

export type RoleEditOutcome =
  | { kind: 'saved'; now: EditedRoles }
  | { kind: 'not-found' }
  /** Nothing was written: the shop would have no admin. */
  | { kind: 'last-admin' }
  /** Nothing was written: another admin changed the roles after this one had loaded them. */
  | { kind: 'edited-meanwhile'; now: EditedRoles };

export interface StaffAccounts {
  /** Everybody with a role, by address. */
  team(): Promise<readonly EditedRoles[]>;
  /** Accounts whose address begins so, by address. */
  search(addressStart: string, most: number): Promise<readonly EditedRoles[]>;
  saveRoles(edit: RoleEdit): Promise<RoleEditOutcome>;
}
