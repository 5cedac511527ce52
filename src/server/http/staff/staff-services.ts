import type { PackageEditor } from '#core/catalogue/editing/package-editor.ts';
import type { PriceImports } from '#core/catalogue/imports/price-imports.ts';
import type { SyncHistory } from '#core/catalogue/sync/sync-history.ts';
import type { PasswordConfirmation } from '#core/accounts/password-confirmation.ts';
import type { LeadList } from '#core/contacts/lead-list.ts';
import type { NewsletterList } from '#core/contacts/newsletter-list.ts';
import type { PopularPicks } from '#core/destinations/popular-picks.ts';
import type { Destination, DiscountEditor } from '#core/discounts/discount-editor.ts';
import type { DiscountSeriesStore } from '#core/discounts/discount-series.ts';
import type { OpenAlerts } from '#core/overview/open-alerts.ts';
import type { ReportRange } from '#core/overview/period.ts';
import type { SalesReport } from '#core/overview/sales-report.ts';
import type { SecurityEventReader } from '#core/security/security-event-reader.ts';
import type { JobList } from '#core/system/job-list.ts';
import type { MailList } from '#core/system/mail-list.ts';
import type { AuditedSandbox } from '#core/system/audited-sandbox.ts';
import type { SystemReader } from '#core/system/system-health.ts';
import type { WaitingReader } from '#core/overview/waiting.ts';
import type { StaffReviews } from '#core/reviews/staff-reviews.ts';
import type { RefundRequests } from '#core/orders/delivery/requested-refund.ts';
import type { AuditLog } from '#core/staff/audit-log.ts';
import type { StaffOrders } from '#core/staff/orders/staff-orders.ts';
import type { StaffAccounts } from '#core/staff/staff-accounts.ts';
import type { WithdrawalCases } from '#core/withdrawals/withdrawal-cases.ts';
import type { SpeedReportReader } from '#core/page-speed/speed-report.ts';
import type { VisitReportReader } from '#core/visits/visit-report.ts';

/** What the HTTP layer needs for /api/admin. */
/** What /admin/system shows. */
export type SystemServices = Readonly<{
  reader: SystemReader;
  jobs: JobList;
  mails: MailList;
  securityEvents: SecurityEventReader;
  /** Below this credit at the network an alert is raised. */
  lowBalanceCents: number;
  /** Null: the services are the real ones. */
  sandbox: AuditedSandbox | null;
}>;

export type StaffServices = Readonly<{
  confirmPassword(headers: Headers, password: string): Promise<PasswordConfirmation>;
  audit: AuditLog;
  accounts: StaffAccounts;
  /** Whose midnight begins a day of the shop. */
  timeZone: string;
  reportSales(range: ReportRange, now: Date): Promise<SalesReport>;
  alerts: OpenAlerts;
  waiting: WaitingReader;
  refunds: RefundRequests;
  orders: StaffOrders;
  withdrawals: WithdrawalCases;
  reviews: StaffReviews;
  system: SystemServices;
  catalogue: Readonly<{
    editor: PackageEditor;
    imports: PriceImports;
    syncs: SyncHistory;
    picks: PopularPicks;
  }>;
  discounts: Readonly<{
    editor: DiscountEditor;
    series: DiscountSeriesStore;
    /** Those that are sold now. */
    listDestinations(): Promise<readonly Destination[]>;
  }>;
  newsletter: NewsletterList;
  leads: LeadList;
  statistics: Readonly<{ visits: VisitReportReader; speeds: SpeedReportReader }>;
}>;
