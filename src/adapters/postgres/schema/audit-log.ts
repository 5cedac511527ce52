import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditValues } from '#core/staff/audit-log.ts';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  staff_id: text('staff_id').notNull(),
  action: text('action').notNull(),
  target_kind: text('target_kind').notNull(),
  target_id: text('target_id').notNull(),
  before: jsonb('before').$type<AuditValues>(),
  after: jsonb('after').$type<AuditValues>(),
});
