import { expect, test } from 'vitest';
import { holdingOf, reminderRecipient } from './reminder-recipient.ts';

const AT = new Date('2026-11-16T20:00:00Z');
const GIFT = {
  ownerEmail: 'ana@example.com',
  language: 'en',
  isSharedAway: false,
  gift: { recipientEmail: 'eva@example.com', language: 'es' },
  giftKeptAt: null,
  giftOpened: null,
} as const;

test('an eSIM that its buyer kept is no gift any more', () => {
  expect(holdingOf(GIFT).gift).toEqual(GIFT.gift);
  const kept = holdingOf({ ...GIFT, giftKeptAt: AT });
  expect(kept.gift).toBeNull();
  expect(reminderRecipient(kept)?.email).toBe('ana@example.com');
});

test("an eSIM that was opened before the buyer kept the rest stays the recipient's", () => {
  const opened = holdingOf({ ...GIFT, giftKeptAt: AT, giftOpened: { at: AT, shareId: 'share-1' } });
  expect(opened.gift).toEqual(GIFT.gift);
  expect(reminderRecipient(opened)).toEqual({ email: 'eva@example.com', language: 'es', shareId: 'share-1' });
});
