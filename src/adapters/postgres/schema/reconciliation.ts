import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Finding, FindingKind } from '#core/reconciliation/finding.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: id(),
    kind: text('kind').$type<FindingKind>().notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Finding['details']>().notNull(),
    found_at: at('found_at').notNull(),
    resolved_at: at('resolved_at'),
  },
  (table) => [unique().on(table.kind, table.subject)],
);

export const reconciliationRuns = pgTable('reconciliation_runs', {
  id: id(),
  compared_from: at('compared_from').notNull(),
  compared_to: at('compared_to').notNull(),
  failure: text('failure'),
  new_findings: integer('new_findings').notNull(),
});
