import { expect, test } from 'vitest';
import { daysStart } from './days-start.ts';

const TERMS = {
  type: 'sim',
  validity_days: 7,
  activation_policy: 'first-usage',
  install_window_days: null,
  topup_grace_window_days: null,
} as const;

test('CARD-21 the days start according to the network’s activation policy and windows', () => {
  expect(daysStart(TERMS)).toEqual({ kind: 'first-connection', days: 7, installWithinDays: null });
  expect(daysStart({ ...TERMS, install_window_days: 30 })).toEqual({
    kind: 'first-connection',
    days: 7,
    installWithinDays: 30,
  });
  expect(daysStart({ ...TERMS, activation_policy: 'installation' })).toMatchObject({ kind: 'installation' });
  expect(daysStart({ ...TERMS, type: 'topup', topup_grace_window_days: 5 })).toEqual({
    kind: 'top-up',
    days: 7,
    graceDays: 5,
  });
});

test('a plan without a policy starts when it first connects, and without days lasts 30', () => {
  expect(daysStart({ ...TERMS, activation_policy: null, validity_days: null })).toEqual({
    kind: 'first-connection',
    days: 30,
    installWithinDays: null,
  });
});
