import type { Role } from '#core/accounts/role-store.ts';

/** An account as an editor of its roles and its access sees it. */
export type EditedAccount = Readonly<{
  userId: string;
  email: string;
  roles: readonly Role[];
  /** Null: its owner can sign in. */
  disabledAt: Date | null;
  /** Changes with every change of the roles or of the access. */
  edition: number;
  orderCount: number;
  createdAt: Date;
}>;

/** What its page shows in addition. */
export type AccountAccess = Readonly<{
  isConfirmed: boolean;
  sessionCount: number;
  /** When the newest session began; null: none. */
  lastSignInAt: Date | null;
}>;

type AccountEdit = Readonly<{
  userId: string;
  /** The edition that the editor saw. */
  seen: number;
  by: string;
  at: Date;
}>;
export type RoleEdit = AccountEdit & Readonly<{ wanted: readonly Role[] }>;
export type AccessEdit = AccountEdit & Readonly<{ isDisabled: boolean }>;

export type AccountEditOutcome =
  | { kind: 'saved'; now: EditedAccount }
  | { kind: 'not-found' }
  /** Nothing was written: the shop would have no admin who can sign in. */
  | { kind: 'last-admin' }
  /** Nothing was written: another admin changed the account after this one had loaded it. */
  | { kind: 'edited-meanwhile'; now: EditedAccount };

/** Nobody disables the own account: a mistake could not be undone. */
export type AccessEditOutcome = AccountEditOutcome | { kind: 'own-account' };

export interface StaffAccounts {
  /** Everybody with a role, by address. */
  team(): Promise<readonly EditedAccount[]>;
  /** Accounts whose address begins so, by address. */
  search(addressStart: string, most: number): Promise<readonly EditedAccount[]>;
  find(userId: string): Promise<(EditedAccount & AccountAccess) | null>;
  saveRoles(edit: RoleEdit): Promise<AccountEditOutcome>;
  /** Disabling ends every session, and the access of browsers that paid as a guest, in the same transaction. */
  saveAccess(edit: AccessEdit): Promise<AccessEditOutcome>;
  /** Ends every session. Returns how many; null: no such account. */
  signOutEverywhere(userId: string, action: Readonly<{ by: string; at: Date }>): Promise<number | null>;
}
