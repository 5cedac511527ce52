import type { StoredTable } from '../stored-data.ts';

const CATALOGUE = 'The catalogue and the settings of the owner.';
const SALES = 'Sums of all orders of an hour, a day or a month.';

export const IMPERSONAL_TABLES = {
  packages: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns:
      'package_id type country_region slug country_code region coverage_type data_amount validity_days ' +
      'minimum_selling_price net_price sms voice operator networks operator_coverages countries operator_countries ' +
      'features is_popular is_unlimited activation_policy install_window_days topup_grace_window_days ' +
      'is_rechargeable fair_usage_policy other_info first_offered_at changed_at withdrawn_at content_hash coverage_hash',
  },
  package_inventory: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns: 'package_id price_cents available_stock changed_at is_popular is_hidden',
  },
  popular_picks: { kind: 'impersonal', why: CATALOGUE, columns: 'position slug' },
  catalogue_version: { kind: 'impersonal', why: CATALOGUE, columns: 'only_row version' },
  catalogue_syncs: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns: 'id finished_at outcome reason added changed withdrawn total version started_at',
  },
  catalogue_sync_changes: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns: 'sync_id package_id kind price_before_cents price_after_cents net_before_cents net_after_cents',
  },
  catalogue_imports: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns: 'id file_name imported_at undone_at',
  },
  catalogue_import_changes: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns:
      'import_id package_id price_before_cents price_after_cents stock_before stock_after popular_before ' +
      'popular_after hidden_before hidden_after changed_at',
  },
  sellers: {
    kind: 'impersonal',
    why: 'Who sold: the settings of the owner, as invoices name them.',
    columns: 'id name address tax_id support_email tax_basis_points since',
  },
  invoice_series: { kind: 'impersonal', why: 'The last number of invoices.', columns: 'series last_number' },
  discount_codes: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns:
      'code kind percent amount_cents starts_at ends_at minimum_subtotal_cents total_limit uses per_customer_limit ' +
      'first_order_only is_active edition created_at number series_id destinations',
  },
  security_events: {
    kind: 'impersonal',
    why: 'Counts of refused requests. The name of a client is a keyed hash that changes every day.',
    columns: 'minute kind route client count',
  },
  service_checks: {
    kind: 'impersonal',
    why: 'Whether the services work.',
    columns: 'service checked_at succeeded_at failure',
  },
  network_balance: {
    kind: 'impersonal',
    why: 'The credit at the network.',
    columns: 'is_only cents read_at',
  },
  currency_rates: {
    kind: 'impersonal',
    why: 'Exchange rates of a day, as a bank publishes them.',
    columns: 'is_only day source per_dollar read_at failing_since',
  },
  processes: {
    kind: 'impersonal',
    why: 'The running processes of the shop.',
    columns: 'id role version started_at seen_at disk_free_bytes disk_total_bytes',
  },
  discount_series: { kind: 'impersonal', why: CATALOGUE, columns: 'id number prefix code_count created_at' },
  discount_code_packages: { kind: 'impersonal', why: CATALOGUE, columns: 'code package_id' },
  alerts: {
    kind: 'impersonal',
    why: 'Fixed texts for the owner.',
    columns: 'id kind message occurrences raised_at last_seen_at resolved_at',
  },
  reconciliation_findings: {
    kind: 'impersonal',
    why: 'Ids of orders at the payment service and the eSIM network that a person must check.',
    columns: 'id kind subject details found_at resolved_at',
  },
  reconciliation_runs: {
    kind: 'impersonal',
    why: 'When the comparison ran.',
    columns: 'id compared_from compared_to failure new_findings',
  },
  payment_notices: {
    kind: 'impersonal',
    why: 'Says that something changed on a checkout session, and nothing about its customer.',
    columns: 'notice_id source kind session_id received_at asked_at handled_at',
  },
  stock_holds: {
    kind: 'impersonal',
    why: 'How many of a package an order took from the stock; the order itself is above.',
    columns: 'order_id package_id quantity state',
  },
  visitor_sessions: {
    kind: 'impersonal',
    why: 'Visits without address and account. The id is random and known only to one browser tab until it is closed.',
    columns:
      'id started_at last_seen_at seconds views step is_signed_in entry_route referrer utm_source utm_medium ' +
      'utm_campaign device_type browser os',
  },
  page_views: {
    kind: 'impersonal',
    why: 'Route patterns and titles of public pages, never a path that somebody opened.',
    columns: 'id session_id route title referrer viewed_at',
  },
  visit_counts: {
    kind: 'impersonal',
    why: 'Numbers of visits per day.',
    columns: 'day subject name views sessions seconds',
  },
  visit_month_counts: {
    kind: 'impersonal',
    why: 'Numbers of visits per month.',
    columns: 'month subject name views sessions',
  },
  page_speed_month_counts: {
    kind: 'impersonal',
    why: 'Numbers of page loads per month.',
    columns: 'month route metric bucket count',
  },
  sales_sums: {
    kind: 'impersonal',
    why: SALES,
    columns: 'id unit starts_at ends_at orders paid_cents settled refunds refunded_cents',
  },
  sales_sum_waits: { kind: 'impersonal', why: SALES, columns: 'sums_id seconds orders' },
  sales_sum_destinations: { kind: 'impersonal', why: SALES, columns: 'sums_id slug cents' },
  sales_changes: { kind: 'impersonal', why: 'Moments for which sales are added up again.', columns: 'at id' },
  page_speed_counts: {
    kind: 'impersonal',
    why: 'Numbers of page loads per day.',
    columns: 'day route metric bucket count',
  },
  rate_limits: {
    kind: 'impersonal',
    why: 'Keys are hashes that cannot be turned back; a row is deleted when its limit ends.',
    columns: 'key used_until',
  },
  secret_check: { kind: 'impersonal', why: 'A random text.', columns: 'is_only sealed' },
  schema_migrations: {
    kind: 'impersonal',
    why: 'Which migrations ran.',
    columns: 'name checksum applied_at',
  },
} satisfies Record<string, StoredTable>;
