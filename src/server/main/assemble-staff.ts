import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/orders/enqueue-within.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import { createStaffOrders } from '#adapters/postgres/staff/orders/staff-orders.ts';
import { createRefundRequests } from '#adapters/postgres/staff/request-refund.ts';
import { createStaffAccounts } from '#adapters/postgres/staff/staff-accounts.ts';
import type { StaffServices } from '#server/http/staff/staff-services.ts';

type Needs = QueueingStoreNeeds & Readonly<{ accounts: Pick<Accounts, 'confirmPassword'> }>;

/** Wires what is behind /admin. */
export function assembleStaff(needs: Needs): StaffServices {
  const { postgres, accounts } = needs;
  return {
    confirmPassword: (headers, password) => accounts.confirmPassword(headers, password),
    audit: createAuditLog(postgres),
    accounts: createStaffAccounts(postgres),
    refunds: createRefundRequests(needs),
    orders: createStaffOrders(needs),
  };
}
