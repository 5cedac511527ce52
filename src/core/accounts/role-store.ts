/** What a member of staff may do. A customer has no role. */
export const ROLES = ['support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface RoleStore {
  rolesOf(userId: string): Promise<readonly Role[]>;
  /** For the operator: also enables a disabled account. Repeating it changes nothing. */
  grant(userId: string, role: Role, at: Date): Promise<void>;
}
