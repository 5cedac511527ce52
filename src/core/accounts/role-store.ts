/** Admin is the only role; a customer has none. */
export type Role = 'admin';

export interface RoleStore {
  rolesOf(userId: string): Promise<readonly Role[]>;
  /** Repeating it changes nothing. */
  grant(userId: string, role: Role, at: Date): Promise<void>;
}
