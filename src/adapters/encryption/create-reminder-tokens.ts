import type { ReminderTokens } from '#core/reminders/reminder-store.ts';
import { createLinkTokens } from './create-link-tokens.ts';

/** The link that ends reminders contains the address. */
export function createReminderTokens(secret: string): ReminderTokens {
  const tokens = createLinkTokens(secret, 'reminder');
  return { tokenOf: (email) => tokens.tokenOf(email), emailOf: (token) => tokens.textOf(token) };
}
