import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createAlertDesk } from '#adapters/postgres/overview/alert-desk.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import { createStaffAccounts } from '#adapters/postgres/staff/staff-accounts.ts';
import { reportSales } from '#core/overview/sales-report.ts';
import type { StaffServices } from '#server/http/staff/staff-services.ts';

type Needs = Readonly<{ postgres: Postgres; accounts: Pick<Accounts, 'confirmPassword'>; timeZone: string }>;

/** Wires what is behind /admin. */
export function assembleStaff({ postgres, accounts, timeZone }: Needs): StaffServices {
  const sales = createSalesReportReader(postgres);
  return {
    confirmPassword: (headers, password) => accounts.confirmPassword(headers, password),
    audit: createAuditLog(postgres),
    accounts: createStaffAccounts(postgres),
    timeZone,
    reportSales: (range, now) => reportSales(sales, { range, timeZone, now }),
    alerts: createAlertDesk(postgres),
  };
}
