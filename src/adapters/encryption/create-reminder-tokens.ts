import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';
import type { ReminderTokens } from '#core/reminders/reminder-store.ts';
import { createLinkTokens } from './create-link-tokens.ts';

/** No address contains it. */
const SEPARATOR = '\n';

/**
 * The link that ends reminders contains group and address. Links of emails that were sent before there were groups
 * contain the address alone.
 */
export function createReminderTokens(secret: string): ReminderTokens {
  const tokens = createLinkTokens(secret, 'reminder');
  return {
    tokenOf: ({ email, group }) => tokens.tokenOf(group + SEPARATOR + email),
    linkOf(token) {
      const text = tokens.textOf(token);
      if (text === null) return null;
      const [first = '', email] = text.split(SEPARATOR);
      if (email === undefined) return { email: first, group: null };
      const group = REMINDER_GROUPS.find((known) => known === first);
      return group === undefined ? null : { email, group };
    },
  };
}
