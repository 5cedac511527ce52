import { expect, test } from 'vitest';
import { MAX_GIFT_MESSAGE_LENGTH } from '#core/gifts/gift-text.ts';
import { GiftBody } from './gifts.ts';

/** What is wrong with a message: codes of the checks that refused it. */
function refusedBy(message: string) {
  const { error } = GiftBody.shape.message.safeParse(message);
  return (error?.issues ?? []).map(({ code }) => code);
}

test('GIFT-19 a text that is too long is not searched for links: that would take too much time', () => {
  expect(refusedBy('evil.example')).toEqual(['custom']);
  expect(refusedBy('evil.example '.repeat(1_000))).toEqual(['too_big']);
});

test('GIFT-19 a text that becomes too long when it is stored is refused', () => {
  const stored = '\u0915\u093c';
  expect(refusedBy(stored.repeat(MAX_GIFT_MESSAGE_LENGTH / 2))).toEqual([]);
  expect(refusedBy('\u0958'.repeat(MAX_GIFT_MESSAGE_LENGTH / 2))).toEqual([]);
  expect(refusedBy('\u0958'.repeat(MAX_GIFT_MESSAGE_LENGTH / 2 + 1))).toEqual(['custom']);
});

test('GIFT-35 a name without a visible character is refused, and the same message is not', () => {
  const isAccepted = (field: 'recipientName' | 'giverName' | 'message', text: string) =>
    GiftBody.shape[field].safeParse(text).success;
  for (const field of ['recipientName', 'giverName'] as const)
    expect([isAccepted(field, '\u3164'), isAccepted(field, 'Ana')]).toEqual([false, true]);
  expect(isAccepted('message', '\u3164')).toBe(true);
});
