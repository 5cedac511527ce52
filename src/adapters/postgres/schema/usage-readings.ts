import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { esims } from './delivery.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const usageReadings = pgTable(
  'usage_readings',
  {
    esim_id: uuid('esim_id')
      .notNull()
      .references(() => esims.id, { onDelete: 'cascade' }),
    read_at: at('read_at').notNull(),
    last_read_at: at('last_read_at').notNull(),
    status: text('status').$type<EsimStatus>().notNull(),
    total_megabytes: integer('total_megabytes').notNull(),
    remaining_megabytes: integer('remaining_megabytes').notNull(),
    is_unlimited: boolean('is_unlimited').notNull(),
  },
  (table) => [primaryKey({ columns: [table.esim_id, table.read_at] })],
);
