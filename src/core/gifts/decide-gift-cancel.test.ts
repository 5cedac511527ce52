import { expect, test } from 'vitest';
import { decideGiftCancel } from './decide-gift-cancel.ts';

const STOPS = ['gift-receipt'];

test('GIFT-08 the buyer of a cancelled gift gets the mail with the eSIMs instead of the receipt', () => {
  expect(decideGiftCancel({ orderStatus: 'fulfilled', openedCount: 0 })).toEqual({
    gift: 'deleted',
    stops: STOPS,
    mails: ['order'],
  });
});

test('before the order is fulfilled, no eSIM can be mailed', () => {
  expect(decideGiftCancel({ orderStatus: 'paid', openedCount: 0 })).toEqual({
    gift: 'deleted',
    stops: STOPS,
    mails: [],
  });
  expect(decideGiftCancel({ orderStatus: 'refunded', openedCount: 0 }).mails).toEqual([]);
});

test('the gift of opened eSIMs stays', () => {
  expect(decideGiftCancel({ orderStatus: 'fulfilled', openedCount: 1 }).gift).toBe('kept');
});
