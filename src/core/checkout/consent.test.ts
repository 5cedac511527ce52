import { expect, test } from 'vitest';
import { isConsentGiven, needsWithdrawalTick, WITHDRAWAL_TEXTS, WITHDRAWAL_TICKS } from './consent.ts';

const { tick, note } = WITHDRAWAL_TEXTS.esim;
const TICKED = { text: tick, isAccepted: true };
const UNTICKED = { text: tick, isAccepted: false };
const NOTE = { text: note, isAccepted: false };

test.each(['ES', 'DE', 'IS', 'LI', 'NO', 'GB', 'RE', null])('in %s the tick is required', (country) => {
  expect(needsWithdrawalTick(country)).toBe(true);
  expect(isConsentGiven(TICKED, country)).toBe(true);
  for (const shown of [UNTICKED, NOTE, null]) expect(isConsentGiven(shown, country)).toBe(false);
});

test.each(['US', 'CH', 'MX', 'JP', 'TR'])('in %s a sentence is enough', (country) => {
  expect(needsWithdrawalTick(country)).toBe(false);
  for (const shown of [TICKED, NOTE, null]) expect(isConsentGiven(shown, country)).toBe(true);
});

test('a box that was shown and not ticked is never consent', () => {
  expect(isConsentGiven(UNTICKED, 'US')).toBe(false);
});

test('CHECKOUT-28 GIFT-30 the texts about a top-up or a gift count like those about an eSIM', () => {
  const { topup, gift } = WITHDRAWAL_TEXTS;
  for (const other of [topup, gift]) {
    expect(isConsentGiven({ text: other.tick, isAccepted: true }, 'ES')).toBe(true);
    expect(isConsentGiven({ text: other.tick, isAccepted: false }, 'US')).toBe(false);
    expect(isConsentGiven({ text: other.note, isAccepted: false }, 'ES')).toBe(false);
  }
  expect(WITHDRAWAL_TICKS).toEqual([tick, topup.tick, gift.tick]);
});

test('the European Economic Area has 30 members, all of them listed', () => {
  const members =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
  expect(members.filter((country) => !needsWithdrawalTick(country))).toEqual([]);
  expect(members).toHaveLength(30);
});
