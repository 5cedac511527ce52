import { expect, test } from 'vitest';
import { isConsentGiven, needsWithdrawalTick, WITHDRAWAL_NOTE, WITHDRAWAL_TICK } from './consent.ts';

const TICKED = { text: WITHDRAWAL_TICK, isAccepted: true };
const UNTICKED = { text: WITHDRAWAL_TICK, isAccepted: false };
const NOTE = { text: WITHDRAWAL_NOTE, isAccepted: false };

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

test('the European Economic Area has 30 members, all of them listed', () => {
  const members =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
  expect(members.filter((country) => !needsWithdrawalTick(country))).toEqual([]);
  expect(members).toHaveLength(30);
});
