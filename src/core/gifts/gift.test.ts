import { expect, test } from 'vitest';
import {
  giftOfEsim,
  giftOpenedAt,
  giftRecipient,
  giftState,
  openedEsims,
  unopenedEsims,
  type Gift,
} from './gift.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const TOMORROW = new Date('2026-11-17T09:00:00Z');

const UNOPENED = { id: 'unopened', ...anyone(), openedAt: null };
const OPENED = { id: 'opened', ...anyone(), openedAt: NOW };
const SENT = { sendAt: NOW, releasedAt: NOW, mailStatus: 'sent', keptAt: null } as const;

function anyone(recipientEmail = 'eva@example.com') {
  return { recipientEmail, recipientName: null, message: null };
}

function aGift(changes: Partial<Gift> = {}): Gift {
  return {
    ...{ orderId: 'order-1', ...anyone(), giverName: null, language: 'en', timeZone: 'UTC' },
    ...{ ...SENT, sentAt: NOW, esims: [OPENED, UNOPENED] },
    ...changes,
  };
}

test.each([
  ['scheduled', { sendAt: TOMORROW, releasedAt: null, mailStatus: null, esims: [] }],
  ['sending', { sendAt: NOW, releasedAt: null, mailStatus: null, esims: [] }],
  ['sending', { sendAt: NOW, releasedAt: NOW, mailStatus: 'due', esims: [UNOPENED] }],
  ['sent', { sendAt: NOW, releasedAt: NOW, mailStatus: 'sent', esims: [UNOPENED] }],
  ['failed', { sendAt: NOW, releasedAt: NOW, mailStatus: 'refused', esims: [UNOPENED] }],
  ['ended', { sendAt: NOW, releasedAt: NOW, mailStatus: null, esims: [] }],
  // The link works as soon as the mail server has it, before we have recorded that.
  ['opened', { sendAt: NOW, releasedAt: NOW, mailStatus: 'due', esims: [OPENED] }],
] as const)('GIFT-09 the state %s', (state, facts) => {
  expect(giftState({ ...facts, keptAt: null }, NOW)).toBe(state);
});

test('GIFT-26 a gift of which one eSIM is opened is not opened: the other one is still sent', () => {
  const gift = aGift();
  expect(giftState(gift, NOW)).toBe('sent');
  expect(giftOpenedAt(gift)).toBeNull();
  expect(openedEsims(gift)).toEqual([OPENED]);
  expect(unopenedEsims(gift)).toEqual([UNOPENED]);
});

test('GIFT-26 a gift is opened when its last eSIM is', () => {
  const later = { ...UNOPENED, openedAt: TOMORROW };
  for (const esims of [
    [OPENED, later],
    [later, OPENED],
  ])
    expect(giftOpenedAt(aGift({ esims }))).toEqual(TOMORROW);
});

test('GIFT-26 each eSIM of a gift has its own state', () => {
  const states = [OPENED, UNOPENED].map(({ id }) => {
    const gift = giftOfEsim(aGift(), id);
    return gift === null ? null : giftState(gift, NOW);
  });
  expect(states).toEqual(['opened', 'sent']);
});

test('GIFT-27 an opened eSIM stays with its recipient when the others get another one', () => {
  const before = { ...OPENED, ...anyone('bob@example.com') };
  const gift = aGift({ ...anyone('carol@example.com'), esims: [before, UNOPENED] });
  expect(giftOfEsim(gift, OPENED.id)?.recipientEmail).toBe('bob@example.com');
});

test('GIFT-27 of a gift that its buyer kept only what is opened is still a gift', () => {
  const gift = aGift({ keptAt: TOMORROW });
  expect(giftState(gift, NOW)).toBe('opened');
  expect(giftOpenedAt(gift)).toEqual(NOW);
  expect(unopenedEsims(gift)).toEqual([]);
  expect(giftOfEsim(gift, OPENED.id)).toMatchObject({ esims: [OPENED] });
  expect(giftOfEsim(gift, UNOPENED.id)).toBeNull();
  expect(giftOfEsim(gift, 'refunded')).toBeNull();
  expect(giftOfEsim(aGift(), 'refunded')).not.toBeNull();
});

test('GIFT-27 a gift with another recipient that its buyer then kept names who opened it', () => {
  const before = { ...OPENED, ...anyone('bob@example.com') };
  const gift = aGift({ ...anyone('carol@example.com'), esims: [before, UNOPENED] });
  expect(giftRecipient(gift).recipientEmail).toBe('carol@example.com');
  expect(giftRecipient({ ...gift, keptAt: TOMORROW }).recipientEmail).toBe('bob@example.com');
});
