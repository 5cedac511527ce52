import { and, eq, inArray } from 'drizzle-orm';
import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';
import type { ReminderChoices } from '#core/reminders/reminder-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { reminderOptouts } from '../schema/reminders.ts';

/** One row per address and group that it does not get: changes of different groups never meet. */
export function createReminderChoices({ db }: Pick<Postgres, 'db'>): ReminderChoices {
  const isOf = (email: string) => eq(reminderOptouts.email, email.toLowerCase());
  return {
    async optedOut(email) {
      const rows = await db.select().from(reminderOptouts).where(isOf(email));
      const groups = new Set(rows.map((row) => row.reminder_group));
      return REMINDER_GROUPS.filter((group) => groups.has(group));
    },
    async change({ email, groups, isWanted }, at) {
      if (groups.length === 0) return;
      if (isWanted) {
        await db
          .delete(reminderOptouts)
          .where(and(isOf(email), inArray(reminderOptouts.reminder_group, [...groups])));
        return;
      }
      // In one order, so that two changes at once cannot wait for each other.
      const rows = REMINDER_GROUPS.filter((group) => groups.includes(group)).map((group) => ({
        email: email.toLowerCase(),
        reminder_group: group,
        created_at: at,
      }));
      await db.insert(reminderOptouts).values(rows).onConflictDoNothing();
    },
  };
}
