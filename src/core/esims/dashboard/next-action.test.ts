import { expect, test } from 'vitest';
import { isInstallFirst, isLowOnData, nextAction } from './next-action.ts';

const usage = (remainingMegabytes: number) => ({
  remainingMegabytes,
  totalMegabytes: 1000,
  isUnlimited: false,
});

test('TOPUP-16 an eSIM with a quarter of its data left is low, and its next step is a top-up', () => {
  expect(
    nextAction({
      display: 'active',
      usage: usage(250),
      canTopUp: true,
      waiting: [],
      gift: null,
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBe('top-up');
  expect(
    nextAction({
      display: 'active',
      usage: usage(251),
      canTopUp: true,
      waiting: [],
      gift: null,
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBeNull();
  expect(
    nextAction({
      display: 'finished',
      usage: usage(0),
      canTopUp: true,
      waiting: [],
      gift: null,
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBe('top-up');
});

test('TOPUP-16 a top-up is no next step where none is possible or none is needed', () => {
  expect(
    nextAction({
      display: 'active',
      usage: usage(0),
      canTopUp: false,
      waiting: [],
      gift: null,
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBeNull();
  expect(
    nextAction({
      display: 'ready_to_install',
      usage: null,
      canTopUp: true,
      waiting: [],
      gift: null,
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBe('install');
  expect(
    nextAction({
      display: 'ready_to_install',
      usage: null,
      canTopUp: true,
      waiting: [],
      gift: {},
      given: null,
      hasOpenWithdrawal: false,
    }),
  ).toBeNull();
  expect(isLowOnData({ display: 'active', usage: null, waiting: [] })).toBe(false);
  expect(isLowOnData({ display: 'active', usage: { ...usage(0), isUnlimited: true }, waiting: [] })).toBe(
    false,
  );
  expect(isLowOnData({ display: 'expired', usage: usage(0), waiting: [] })).toBe(false);
});

test('TOPUP-16 data that waits counts: it starts by itself', () => {
  const low = { display: 'active', usage: usage(100) } as const;
  expect(isLowOnData({ ...low, waiting: [{ megabytes: 100 }] })).toBe(true);
  expect(isLowOnData({ ...low, waiting: [{ megabytes: 1000 }] })).toBe(false);
  expect(isLowOnData({ ...low, waiting: [{ megabytes: null }] })).toBe(false);
});

test('SHARE-25 installing an eSIM that was given away is not its next step', () => {
  const waiting = {
    display: 'ready_to_install',
    usage: null,
    canTopUp: true,
    waiting: [],
    gift: null,
    hasOpenWithdrawal: false,
  } as const;
  expect(nextAction({ ...waiting, given: null })).toBe('install');
  expect(nextAction({ ...waiting, given: {} })).toBeNull();
});

test('ESIM-27 installing comes first until the eSIM is marked as installed or has connected', () => {
  expect(isInstallFirst({ isInstalled: false, firstConnectedAt: null })).toBe(true);
  expect(isInstallFirst({ isInstalled: true, firstConnectedAt: null })).toBe(false);
  expect(isInstallFirst({ isInstalled: false, firstConnectedAt: '2026-11-08T09:12:00.000Z' })).toBe(false);
});

test('LEGAL-24 installing an eSIM that is being returned is not its next step', () => {
  const esim = { display: 'ready_to_install', usage: null, canTopUp: false, waiting: [] } as const;
  const own = { ...esim, gift: null, given: null };
  expect(nextAction({ ...own, hasOpenWithdrawal: false })).toBe('install');
  expect(nextAction({ ...own, hasOpenWithdrawal: true })).toBeNull();
});

test('TOPUP-16 ESIM-37 the next step of an eSIM whose days are over is a top-up, as long as one is possible', () => {
  const ended = { display: 'expired', usage: usage(900), waiting: [], gift: null, given: null } as const;
  expect(nextAction({ ...ended, canTopUp: true, hasOpenWithdrawal: false })).toBe('top-up');
  expect(nextAction({ ...ended, canTopUp: false, hasOpenWithdrawal: false })).toBeNull();
});
