import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { storableText } from '../storable-text.ts';
import { conflictOf, Edition } from './editing.ts';

const RoleName = z.enum(['support', 'admin']);
/** Strings that PostgreSQL can store; ids of accounts have 32 characters. */
const AccountId = z.string().regex(/^[\w-]{1,64}$/);

/** The member of staff who is signed in. */
export const StaffMeResponse = z.object({
  email: z.string(),
  roles: z.array(RoleName),
  /** Until then the password is not asked for again; ISO 8601. */
  recentUntil: z.string(),
});
export type StaffMeResponse = z.infer<typeof StaffMeResponse>;

export const ConfirmPasswordBody = z.strictObject({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH) });
export const ConfirmPasswordResponse = z.object({ recentUntil: z.string() });

/** An account with its roles, as an admin edits them. */
export const StaffAccount = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(RoleName),
  /** ISO 8601; null: its owner can sign in. */
  disabledAt: z.string().nullable(),
  /** Of roles and access together. */
  edition: Edition,
  orderCount: z.int(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const AccountSearchQuery = z.object({ search: storableText(200).optional() });
/** Without a search everybody with a role. */
export const AccountsResponse = z.object({ accounts: z.array(StaffAccount) });

export const AccountParams = z.object({ id: AccountId });
export const RolesBody = z.strictObject({
  roles: z.array(RoleName).max(2),
  edition: Edition,
});
export const RolesResponse = z.object({ account: StaffAccount });
export const RolesConflict = conflictOf(StaffAccount, RolesBody);

const AuditValues = z.record(z.string(), z.unknown()).nullable();

/** One change that staff made. */
export const ShownAuditEntry = z.object({
  id: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Null: the account was deleted since. */
  by: z.string().nullable(),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
  before: AuditValues,
  after: AuditValues,
});
export type ShownAuditEntry = z.infer<typeof ShownAuditEntry>;

export const AuditQuery = z.object({
  /** Only entries older than this one. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});
/** `next`: the `before` of the next page; null on the last one. */
export const AuditResponse = z.object({ entries: z.array(ShownAuditEntry), next: z.int().nullable() });
export type AuditResponse = z.infer<typeof AuditResponse>;
