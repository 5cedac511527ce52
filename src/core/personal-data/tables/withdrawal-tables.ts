import type { StoredTable } from '../stored-data.ts';

export const WITHDRAWAL_TABLES = {
  withdrawals: {
    kind: 'personal',
    rows: { of: 'address', by: 'email' },
    alsoErased: { of: 'order', by: 'order_id' },
    onDeletion: {
      why: 'The declaration and its time prove what was withdrawn from if there is a legal claim; it names nobody any more.',
      erased: { address: 'email', null: 'note' },
      kept: 'number order_number positions language declared_at order_id status refusal decided_at',
    },
    exported:
      'number order_number email positions language declared_at order_id status refusal note decided_at',
    internal: 'id',
  },
  withdrawal_mails: {
    kind: 'impersonal',
    why: 'Whether an email about a withdrawal was sent; the withdrawal itself is above.',
    columns: 'id withdrawal_id kind status attempts created_at tried_at sent_at',
  },
} satisfies Record<string, StoredTable>;
