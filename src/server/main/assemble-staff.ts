import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import { createStaffAccounts } from '#adapters/postgres/staff/staff-accounts.ts';
import type { StaffServices } from '#server/http/staff/staff-services.ts';

type Needs = Readonly<{ postgres: Postgres; accounts: Pick<Accounts, 'confirmPassword'> }>;

/** Wires what is behind /admin. */
export function assembleStaff({ postgres, accounts }: Needs): StaffServices {
  return {
    confirmPassword: (headers, password) => accounts.confirmPassword(headers, password),
    audit: createAuditLog(postgres),
    accounts: createStaffAccounts(postgres),
  };
}
