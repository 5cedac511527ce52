import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { isConfirmationMailed, NEWSLETTER_TEXT } from './newsletter.ts';

test('NEWS-07 a subscriber is not asked again, and nobody more than three times in 30 days', () => {
  expect(isConfirmationMailed({ isSubscribed: false, earlier: 2 })).toBe(true);
  expect(isConfirmationMailed({ isSubscribed: false, earlier: 3 })).toBe(false);
  expect(isConfirmationMailed({ isSubscribed: true, earlier: 0 })).toBe(false);
});

test('NEWS-06 the text of a key never changes: a new text gets a new key', () => {
  expect(messagesOf('en', 'shell')(`newsletter.${NEWSLETTER_TEXT}`)).toBe(
    'Newsletter: new destinations and lower prices, about once a month. Unsubscribe at any time.',
  );
  expect(messagesOf('es', 'shell')(`newsletter.${NEWSLETTER_TEXT}`)).toBe(
    'Boletín: nuevos destinos y bajadas de precio, más o menos una vez al mes. Puedes darte de baja cuando quieras.',
  );
});
