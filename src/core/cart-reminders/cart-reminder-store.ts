import type { Language } from '#core/language.ts';
import type { LinkTokens } from '#core/mail/link-tokens.ts';
import type { CartReminderFacts, RemindedLine } from './cart-reminder.ts';

export interface CartReminderStore {
  /** Queues reminders whose time has come. Returns how many. */
  queueDue(most: number, now: Date): Promise<number>;
  /** What can still be bought of the cart behind a link. Null: it is unknown or deleted. */
  findCart(reminderId: string): Promise<readonly RemindedLine[] | null>;
  /** Turns reminders of carts to this address off, or on again. */
  change(email: string, isWanted: boolean, at: Date): Promise<void>;
}

export type DueCartReminder = CartReminderFacts & Readonly<{ id: string; email: string; language: Language }>;

/** The holder of such a link can only do what it is for. */
export type CartReminderTokens = Readonly<{
  /** Contains the id of a reminder. */
  restore: LinkTokens;
  /** Contains an address. */
  stop: LinkTokens;
}>;
