import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { AuditLog } from '#core/staff/audit-log.ts';
import type { StaffAccounts } from '#core/staff/staff-accounts.ts';

/** What the HTTP layer needs for /api/admin. */
export type StaffServices = Readonly<{
  confirmPassword(headers: Headers, password: string): Promise<PasswordConfirmation>;
  audit: AuditLog;
  accounts: StaffAccounts;
}>;
