import { eq } from 'drizzle-orm';
import type { ReminderChoices } from '#core/reminders/reminder-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { reminderOptouts } from '../schema/reminders.ts';

export function createReminderChoices({ db }: Pick<Postgres, 'db'>): ReminderChoices {
  const isOptout = (email: string) => eq(reminderOptouts.email, email.toLowerCase());
  return {
    async isWanted(email) {
      const found = await db.select().from(reminderOptouts).where(isOptout(email));
      return found.length === 0;
    },
    async change(email, isWanted, at) {
      if (isWanted) {
        await db.delete(reminderOptouts).where(isOptout(email));
        return;
      }
      await db
        .insert(reminderOptouts)
        .values({ email: email.toLowerCase(), created_at: at })
        .onConflictDoNothing();
    },
  };
}
