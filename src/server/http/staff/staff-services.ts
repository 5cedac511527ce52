import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { LeadList } from '#core/contacts/lead-list.ts';
import type { NewsletterList } from '#core/contacts/newsletter-list.ts';
import type { DiscountEditor } from '#core/discounts/discount-editor.ts';
import type { DiscountSeriesStore } from '#core/discounts/discount-series.ts';
import type { AlertDesk } from '#core/overview/alert-desk.ts';
import type { ReportRange } from '#core/overview/period.ts';
import type { SalesReport } from '#core/overview/sales-report.ts';
import type { RefundRequests } from '#core/orders/delivery/requested-refund.ts';
import type { AuditLog } from '#core/staff/audit-log.ts';
import type { StaffOrders } from '#core/staff/orders/staff-orders.ts';
import type { StaffAccounts } from '#core/staff/staff-accounts.ts';
import type { WithdrawalCases } from '#core/withdrawals/withdrawal-cases.ts';
import type { SpeedReportReader } from '#core/page-speed/speed-report.ts';
import type { VisitReportReader } from '#core/visits/visit-report.ts';

/** What the HTTP layer needs for /api/admin. */
export type StaffServices = Readonly<{
  confirmPassword(headers: Headers, password: string): Promise<PasswordConfirmation>;
  audit: AuditLog;
  accounts: StaffAccounts;
  /** Whose midnight begins a day of the shop. */
  timeZone: string;
  reportSales(range: ReportRange, now: Date): Promise<SalesReport>;
  alerts: AlertDesk;
  refunds: RefundRequests;
  orders: StaffOrders;
  withdrawals: WithdrawalCases;
  discounts: Readonly<{
    editor: DiscountEditor;
    series: DiscountSeriesStore;
    /** By name; those that are sold now. */
    listDestinations(): Promise<readonly Readonly<{ slug: string; name: string }>[]>;
  }>;
  newsletter: NewsletterList;
  leads: LeadList;
  statistics: Readonly<{ visits: VisitReportReader; speeds: SpeedReportReader }>;
}>;
