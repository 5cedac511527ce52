import { randomInt } from 'node:crypto';
import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import { createPackageEditor } from '#adapters/postgres/catalogue/staff/package-editor.ts';
import { createPopularPicks } from '#adapters/postgres/catalogue/staff/popular-picks.ts';
import { createPriceImports } from '#adapters/postgres/catalogue/staff/price-imports.ts';
import { createSyncHistory } from '#adapters/postgres/catalogue/staff/sync-history.ts';
import { createLeadList } from '#adapters/postgres/contacts/lead-list.ts';
import { createNewsletterList } from '#adapters/postgres/contacts/newsletter-list.ts';
import { createDiscountEditor } from '#adapters/postgres/discounts/discount-editor.ts';
import { createDiscountSeriesStore } from '#adapters/postgres/discounts/discount-series-store.ts';
import { listDestinations } from '#adapters/postgres/discounts/list-destinations.ts';
import { createOpenAlerts } from '#adapters/postgres/overview/open-alerts.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import { createWaitingReader } from '#adapters/postgres/overview/waiting-reader.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createStaffReviews } from '#adapters/postgres/reviews/staff-reviews.ts';
import { createAuditLog } from '#adapters/postgres/staff/audit-log.ts';
import { createStaffOrders } from '#adapters/postgres/staff/orders/staff-orders.ts';
import { createRefundRequests } from '#adapters/postgres/staff/request-refund.ts';
import { createSpeedStore } from '#adapters/postgres/statistics/speed-store.ts';
import { createVisitReportReader } from '#adapters/postgres/statistics/visit-report-reader.ts';
import { createStaffAccounts } from '#adapters/postgres/staff/staff-accounts.ts';
import { reportSales } from '#core/overview/sales-report.ts';
import { createWithdrawalCases } from '#adapters/postgres/withdrawals/withdrawal-cases.ts';
import type { StaffServices, SystemServices } from '#server/http/staff/staff-services.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{ accounts: Pick<Accounts, 'confirmPassword'>; timeZone: string; system: SystemServices }>;

/** Wires what is behind /admin. */
export function assembleStaff(needs: Needs): StaffServices {
  const { postgres, accounts, timeZone, system } = needs;
  return {
    confirmPassword: (headers, password) => accounts.confirmPassword(headers, password),
    audit: createAuditLog(postgres),
    accounts: createStaffAccounts(postgres),
    timeZone,
    reportSales: (range, now) =>
      postgres.transaction(
        (tx) => reportSales(createSalesReportReader(tx), { range, timeZone, now }),
        'snapshot',
      ),
    alerts: createOpenAlerts(postgres),
    waiting: createWaitingReader(postgres),
    refunds: createRefundRequests(needs),
    orders: createStaffOrders(needs),
    withdrawals: createWithdrawalCases(needs),
    reviews: createStaffReviews(postgres),
    system,
    catalogue: {
      editor: createPackageEditor(postgres),
      imports: createPriceImports(postgres),
      syncs: createSyncHistory(needs),
      picks: createPopularPicks(postgres),
    },
    discounts: {
      editor: createDiscountEditor(postgres),
      series: createDiscountSeriesStore({ postgres, randomNumber: (end) => randomInt(end) }),
      listDestinations: () => listDestinations(postgres),
    },
    newsletter: createNewsletterList(postgres),
    leads: createLeadList(postgres),
    statistics: { visits: createVisitReportReader(postgres), speeds: createSpeedStore(postgres) },
  };
}
