import type { CartReminderTokens } from '#core/cart-reminders/cart-reminder-store.ts';
import type { NewsletterTokens } from '#core/newsletter/newsletter-store.ts';
import { createLinkTokens } from './create-link-tokens.ts';

export function createNewsletterTokens(secret: string): NewsletterTokens {
  return {
    confirm: createLinkTokens(secret, 'newsletter confirmation'),
    unsubscribe: createLinkTokens(secret, 'newsletter unsubscribe'),
  };
}

export function createCartReminderTokens(secret: string): CartReminderTokens {
  return {
    restore: createLinkTokens(secret, 'cart restore'),
    stop: createLinkTokens(secret, 'cart reminder stop'),
  };
}
