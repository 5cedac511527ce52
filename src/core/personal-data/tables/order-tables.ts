import type { StoredTable } from '../stored-data.ts';

const ACCOUNTING =
  'Commercial and tax law demand a record of each sale and refund; it names nobody any more.';

/** Orders and what follows from them, in the lock order of docs/data-model.md: deletion locks in this order. */
export const ORDER_TABLES = {
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
    internal: 'id unit_outcome idempotency_key provider_refund_id tried_at request_id',
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
  billing_details: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    // A simplified invoice needs no customer, so it stays valid without them.
    onDeletion: 'rows-deleted',
    exported: 'order_id name address country tax_number changed_at',
  },
  gifts: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: 'rows-deleted',
    exported:
      'order_id recipient_email recipient_name giver_name language message send_at time_zone released_at kept_at created_at',
    internal: 'edition mail_id',
  },
  opened_gifts: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'esim_id order_id recipient_email recipient_name giver_name language message',
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
    exported:
      'id esim_id channel language recipient recipient_name created_at expires_at revoked_at revealed_at',
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
  reviews: {
    kind: 'personal',
    // Who was asked, which is the recipient of a gift. A review is also deleted with its eSIM.
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported:
      'esim_id email asked_at status stars body shown_name language consent_text written_at rejection decided_at',
    withheld: 'token_hash',
    internal: 'id order_id edition',
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
    onDeletion: { why: ACCOUNTING, erased: { address: 'email' }, kept: 'order_id code state amount_cents' },
    exported: 'order_id code email state amount_cents',
    internal: 'place is_first_order series_id',
  },
  order_notes: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: 'rows-deleted',
    exported: 'order_id text created_at',
    withheld: 'staff_id',
    internal: 'id',
  },
  handled_orders: {
    kind: 'personal',
    rows: { of: 'order', by: 'order_id' },
    onDeletion: 'rows-deleted',
    exported: 'order_id at',
    withheld: 'staff_id',
  },
} satisfies Record<string, StoredTable>;
