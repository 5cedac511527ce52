import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { RefundRequests } from '#core/orders/delivery/requested-refund.ts';
import type { AuditLog } from '#core/staff/audit-log.ts';
import type { StaffOrders } from '#core/staff/orders/staff-orders.ts';
import type { StaffAccounts } from '#core/staff/staff-accounts.ts';

/** What the HTTP layer needs for /api/admin. */
export type StaffServices = Readonly<{
  confirmPassword(headers: Headers, password: string): Promise<PasswordConfirmation>;
  audit: AuditLog;
  accounts: StaffAccounts;
  refunds: RefundRequests;
  orders: StaffOrders;
}>;
