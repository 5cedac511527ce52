import { z } from 'zod';
import { withDatabase } from '../setup/shop-database.ts';

const Row = z.object({ reminder_group: z.string() });

/** The groups of reminders that an address does not get, in alphabetical order. */
export function endedGroups(dataDir: string, email: string): Promise<readonly string[]> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      'select reminder_group from reminder_optouts where email = $1 order by 1',
      [email],
    );
    return z
      .array(Row)
      .parse(rows)
      .map((row) => row.reminder_group);
  });
}
