import type { StoredTable } from './stored-data.ts';

const ACCOUNTING =
  'Commercial and tax law demand a record of each sale and refund; it names nobody any more.';

/** Orders and what follows from them, in the lock order of docs/data-model.md: deletion locks in this order. */
const ORDER_TABLES = {
  orders: {
    kind: 'personal',
    rows: { of: 'order', by: 'id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: {
        address: 'email',
        null: 'user_id cart_id device_answer',
        empty: 'browser_token_hash request_hash',
      },
      kept:
        'id number language status subtotal_cents discount_cents total_cents currency disclaimer_accepted_at ' +
        'withdrawal_text withdrawal_accepted_at created_at paid_at cancelled_at',
    },
    exported:
      'id number email language status subtotal_cents discount_cents total_cents currency device_answer ' +
      'disclaimer_accepted_at withdrawal_text withdrawal_accepted_at created_at paid_at cancelled_at',
    withheld: 'user_id cart_id request_hash browser_token_hash',
    internal: 'idempotency_key pay_until',
  },
  checkout_sessions: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: { empty: 'url' },
      kept: 'order_id session_id status amount_cents expires_at',
    },
    exported: 'order_id status amount_cents expires_at',
    withheld: 'session_id url',
    internal: 'asked_at',
  },
  order_units: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: { iccid: 'target_iccid' },
      kept: 'id order_id position package_id kind price_cents discount_cents outcome settled_at',
    },
    exported:
      'id order_id position package_id kind target_iccid price_cents discount_cents outcome settled_at',
    internal: 'failure attempt held_until deliver_by vendor_order_id',
  },
  refunds: {
    kind: 'personal',
    rows: { of: 'payment', by: 'payment_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: {},
      kept: 'payment_id unit_id reason amount_cents status created_at done_at',
    },
    exported: 'payment_id unit_id reason amount_cents status created_at done_at',
    internal: 'id unit_outcome idempotency_key provider_refund_id tried_at',
  },
  payments: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: {},
      kept: 'payment_id order_id session_id amount_cents currency paid_at',
    },
    exported: 'payment_id order_id amount_cents currency paid_at',
    withheld: 'session_id',
    internal: 'counts',
  },
  invoices: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: {},
      kept: 'series number order_id issued_at',
    },
    exported: 'series number order_id issued_at',
    internal: 'refund_id seller_id',
  },
  gifts: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: 'rows-deleted',
    exported:
      'order_id recipient_email recipient_name language message send_at time_zone released_at created_at',
    internal: 'edition mail_id',
  },
  esims: {
    kind: 'personal',
    rows: { of: 'unit', by: 'unit_id' },
    onDeletion: 'rows-deleted',
    exported:
      'id unit_id iccid name status smdp_address apn_kind apn_value created_at installed_at first_connected_at ' +
      'expires_at read_at refreshed_at',
    withheld: 'activation_code matching_id apple_url',
    internal: 'unit_outcome next_read_at read_queued_at read_failures remind_at',
  },
  usage_readings: {
    kind: 'personal',
    rows: { of: 'esim', by: 'esim_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'esim_id read_at last_read_at status total_megabytes remaining_megabytes is_unlimited',
  },
  shares: {
    kind: 'personal',
    rows: { of: 'esim', by: 'esim_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'id esim_id channel language recipient created_at expires_at revoked_at revealed_at',
    withheld: 'secret_hash',
  },
  share_mails: {
    kind: 'personal',
    rows: { of: 'share', by: 'share_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'share_id status created_at sent_at',
    internal: 'id attempts tried_at',
  },
  reminders: {
    kind: 'personal',
    rows: { of: 'esim', by: 'esim_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'esim_id kind status created_at sent_at',
    internal: 'id period attempts tried_at',
  },
  topups: {
    kind: 'personal',
    rows: { of: 'unit', by: 'unit_id' },
    onDeletion: {
      why: ACCOUNTING,
      erased: { iccid: 'iccid', null: 'esim_id' },
      kept: 'unit_id created_at',
    },
    exported: 'unit_id iccid created_at',
    withheld: 'esim_id',
    internal: 'unit_outcome vendor_order_id',
  },
  discount_redemptions: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: { why: ACCOUNTING, erased: { address: 'email' }, kept: 'order_id code state' },
    exported: 'order_id code email state',
    internal: 'place is_first_order',
  },
} satisfies Record<string, StoredTable>;

const ACCOUNT_TABLES = {
  users: {
    kind: 'personal',
    rows: { of: 'account', by: 'id' },
    onDeletion: 'rows-deleted',
    exported: 'id email email_verified name image created_at updated_at',
  },
  sessions: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'ip_address user_agent created_at updated_at expires_at',
    withheld: 'id token',
    internal: 'user_id',
  },
  accounts: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'provider_id created_at updated_at',
    withheld:
      'account_id password access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope',
    internal: 'id user_id',
  },
  user_roles: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'role granted_at',
    internal: 'user_id',
  },
  sent_mails: {
    kind: 'personal',
    rows: { of: 'address', by: 'recipient' },
    alsoErased: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: 'Each kind of email is sent once per order; the row prevents a second one. It names nobody any more.',
      erased: { address: 'recipient' },
      kept: 'order_id kind status created_at sent_at',
    },
    exported: 'order_id kind recipient status created_at sent_at',
    internal: 'id subject message_id attempts tried_at',
  },
  account_mails: {
    kind: 'personal',
    rows: { of: 'address', by: 'recipient' },
    onDeletion: 'rows-deleted',
    exported: 'kind recipient language status created_at sent_at',
    withheld: 'sealed_path',
    internal: 'id expires_at attempts tried_at',
  },
  reminder_optouts: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'email created_at',
  },
  verifications: {
    kind: 'personal',
    rows: { of: 'pending-link', by: 'value' },
    onDeletion: 'rows-deleted',
    exported: 'created_at expires_at',
    withheld: 'identifier value',
    internal: 'id updated_at',
  },
  leads: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported:
      'email source cart cart_value_cents utm_source utm_medium utm_campaign utm_content utm_term captured_at',
    internal: 'id',
  },
} satisfies Record<string, StoredTable>;

const CATALOGUE = 'The catalogue and the settings of the owner.';

const IMPERSONAL_TABLES = {
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
    columns: 'package_id price_cents available_stock changed_at',
  },
  popular_picks: { kind: 'impersonal', why: CATALOGUE, columns: 'position slug' },
  catalogue_version: { kind: 'impersonal', why: CATALOGUE, columns: 'only_row version' },
  catalogue_syncs: {
    kind: 'impersonal',
    why: CATALOGUE,
    columns: 'id finished_at outcome reason added changed withdrawn total version',
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
      'first_order_only is_active edition created_at',
  },
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

export const STORED_TABLES = { ...ORDER_TABLES, ...ACCOUNT_TABLES, ...IMPERSONAL_TABLES };
