import type { StoredTable } from '../stored-data.ts';

export const SUBSCRIPTION_TABLES = {
  newsletter_subscriptions: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'email language consent_text source requested_at confirmed_at ended_at',
    internal: 'id',
  },
  newsletter_mails: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'kind email language consent_text status created_at sent_at',
    internal: 'id attempts tried_at',
  },
  cart_reminders: {
    kind: 'personal',
    rows: { of: 'lead', by: 'lead_id' },
    onDeletion: 'deleted-with-parent',
    exported: 'lead_id language consent_text consented_at status due_at sent_at',
    internal: 'id attempts created_at tried_at',
  },
  cart_reminder_optouts: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    onDeletion: 'rows-deleted',
    exported: 'email created_at',
  },
} satisfies Record<string, StoredTable>;
