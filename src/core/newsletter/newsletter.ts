import type { Language } from '#core/language.ts';

/** The text beside the form, by its key. The text of a key never changes; a new text gets a new key. */
export const NEWSLETTER_TEXT = 'newsletter-1';
export type NewsletterText = typeof NEWSLETTER_TEXT;

/** `confirm`: asks the owner of the mailbox. `welcome`: after that, with the link to unsubscribe. */
export type NewsletterMailKind = 'confirm' | 'welcome';

/** `email` in lower case. */
export type NewsletterRequest = Readonly<{ email: string; language: Language }>;

/** How long the link in the mail works. The request is deleted then. */
export const CONFIRM_WITHIN_DAYS = 30;

const MOST_CONFIRMATIONS = 3;

/** `earlier`: confirmation mails that the address got in the last 30 days. */
type ConfirmationFacts = Readonly<{ isSubscribed: boolean; earlier: number }>;

/**
 * Whether an address is asked to confirm. The form says the same in every case. A stranger who submits somebody's
 * address every day causes three mails a month.
 */
export function isConfirmationMailed({ isSubscribed, earlier }: ConfirmationFacts): boolean {
  return !isSubscribed && earlier < MOST_CONFIRMATIONS;
}

export const NEWSLETTER_PATH = '/newsletter';

export function confirmPath(token: string): string {
  return `${NEWSLETTER_PATH}/confirm/${token}`;
}

export function unsubscribePath(token: string): string {
  return `${NEWSLETTER_PATH}/unsubscribe/${token}`;
}
