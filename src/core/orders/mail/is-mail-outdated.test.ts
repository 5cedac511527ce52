import { expect, test } from 'vitest';
import { isMailOutdated } from './is-mail-outdated.ts';
import { ORDER_MAIL_KINDS } from './order-mail-kinds.ts';

const GIFT = { esims: [{}] };

test('GIFT-08 the mails of a cancelled gift are not sent', () => {
  expect(isMailOutdated('gift', null)).toBe(true);
  expect(isMailOutdated('gift-receipt', null)).toBe(true);
});

test('a gift without a valid link is not sent; its buyer still gets the receipt', () => {
  expect(isMailOutdated('gift', { esims: [] })).toBe(true);
  expect(isMailOutdated('gift-receipt', { esims: [] })).toBe(false);
  expect(isMailOutdated('gift', GIFT)).toBe(false);
  expect(isMailOutdated('gift-receipt', GIFT)).toBe(false);
});

test('no other mail depends on a gift', () => {
  for (const kind of ORDER_MAIL_KINDS.filter((one) => one !== 'gift' && one !== 'gift-receipt'))
    expect(isMailOutdated(kind, null), kind).toBe(false);
});
