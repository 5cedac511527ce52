import type { StoredTable } from '../stored-data.ts';

export const ACCOUNT_TABLES = {
  users: {
    kind: 'personal',
    rows: { of: 'account', by: 'id' },
    onDeletion: 'rows-deleted',
    exported: 'id email email_verified name image disabled_at created_at updated_at',
  },
  sessions: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'ip_address user_agent created_at updated_at expires_at',
    withheld: 'id token',
    internal: 'user_id password_confirmed_at',
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
  audit_log: {
    kind: 'personal',
    rows: { of: 'account', by: 'staff_id' },
    onDeletion: {
      why: 'Who changed what in the shop must stay provable for three years. It names the account by its id only.',
      erased: {},
      kept: 'at staff_id action target_kind target_id',
    },
    exported: 'at action target_kind target_id',
    withheld: 'staff_id',
    internal: 'id before after',
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
    // To an address that the account wanted or had before.
    alsoOwn: { of: 'account', by: 'user_id' },
    onDeletion: 'rows-deleted',
    exported: 'kind recipient language status created_at sent_at',
    withheld: 'sealed_path',
    internal: 'id expires_at attempts tried_at user_id',
  },
  address_changes: {
    kind: 'personal',
    rows: { of: 'account', by: 'user_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'email requested_at expires_at',
    withheld: 'token_hash',
    internal: 'user_id',
  },
  reminder_optouts: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'email reminder_group created_at',
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
      'id email source cart cart_value_cents utm_source utm_medium utm_campaign utm_content utm_term captured_at',
  },
} satisfies Record<string, StoredTable>;
