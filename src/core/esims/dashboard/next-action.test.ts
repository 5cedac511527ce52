import { expect, test } from 'vitest';
import { isInstallFirst, isLowOnData, isReadOnCard, nextAction } from './next-action.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

type Esim = Parameters<typeof nextAction>[0];
const nextStep = (esim: Omit<Esim, 'expiresAt'> & Partial<Esim>) =>
  nextAction({ expiresAt: null, ...esim }, NOW);

const usage = (remainingMegabytes: number) => ({
  remainingMegabytes,
  totalMegabytes: 1000,
  isUnlimited: false,
});

test('TOPUP-16 an eSIM with a quarter of its data left is low, and its next step is a top-up', () => {
  expect(
    nextStep({
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
    nextStep({
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
    nextStep({
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
    nextStep({
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
    nextStep({
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
    nextStep({
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
  expect(nextStep({ ...waiting, given: null })).toBe('install');
  expect(nextStep({ ...waiting, given: {} })).toBeNull();
});

test('ESIM-27 installing comes first until the eSIM is marked as installed or has connected', () => {
  expect(isInstallFirst({ isInstalled: false, firstConnectedAt: null })).toBe(true);
  expect(isInstallFirst({ isInstalled: true, firstConnectedAt: null })).toBe(false);
  expect(isInstallFirst({ isInstalled: false, firstConnectedAt: '2026-11-08T09:12:00.000Z' })).toBe(false);
});

test('LEGAL-24 installing an eSIM that is being returned is not its next step', () => {
  const esim = { display: 'ready_to_install', usage: null, canTopUp: false, waiting: [] } as const;
  const own = { ...esim, gift: null, given: null };
  expect(nextStep({ ...own, hasOpenWithdrawal: false })).toBe('install');
  expect(nextStep({ ...own, hasOpenWithdrawal: true })).toBeNull();
});

test('TOPUP-16 ESIM-37 the next step of an eSIM whose days are over is a top-up, as long as one is possible', () => {
  const ended = { display: 'expired', usage: usage(900), waiting: [], gift: null, given: null } as const;
  expect(nextStep({ ...ended, canTopUp: true, hasOpenWithdrawal: false })).toBe('top-up');
  expect(nextStep({ ...ended, canTopUp: false, hasOpenWithdrawal: false })).toBeNull();
});

test('ESIM-37 the next step after an end that has passed is a top-up, also while the network calls the eSIM active', () => {
  const past = {
    display: 'active',
    usage: usage(900),
    gift: null,
    given: null,
    hasOpenWithdrawal: false,
  } as const;
  const ended = { ...past, expiresAt: '2026-11-18T12:00:00Z', canTopUp: true };
  expect(nextStep({ ...ended, waiting: [] })).toBe('top-up');
  expect(nextStep({ ...ended, waiting: [], canTopUp: false })).toBeNull();
  // A top-up that waits starts by itself.
  expect(nextStep({ ...ended, waiting: [{ megabytes: 1000 }] })).toBeNull();
});

test('ESIM-29 the card of an eSIM that is on no phone yet has a refresh, one that its owner does not install has none', () => {
  const ready = {
    display: 'ready_to_install',
    expiresAt: null,
    usage: null,
    canTopUp: true,
    waiting: [],
    gift: null,
    given: null,
    hasOpenWithdrawal: false,
  } as const;
  expect(isReadOnCard(ready, NOW)).toBe(true);
  for (const notOwn of [{ gift: {} }, { given: {} }, { hasOpenWithdrawal: true }])
    expect(isReadOnCard({ ...ready, ...notOwn }, NOW)).toBe(false);
  expect(isReadOnCard({ ...ready, given: {}, display: 'active' }, NOW)).toBe(true);
});
