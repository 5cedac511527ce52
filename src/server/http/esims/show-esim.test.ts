import { expect, test } from 'vitest';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import { aPackage } from '#tests/builders/package.ts';
import { showEsim } from './show-esim.ts';

const NOW = new Date('2026-03-20T14:10:00Z');

function shown(changes: Partial<OwnedEsim> = {}) {
  const esim: OwnedEsim = {
    id: 'one',
    described: aPackage(),
    number: null,
    name: null,
    iccid: '8944465400003573253',
    status: 'ready_to_activate',
    installedAt: null,
    firstConnectedAt: null,
    expiresAt: null,
    figures: null,
    readAt: new Date('2026-03-20T14:02:00Z'),
    refreshedAt: null,
    isStillRead: true,
    orderNumber: '100001',
    hasOpenWithdrawal: false,
    isWhollyRefunded: false,
    gift: null,
    share: null,
    openedShare: null,
    firstOpenedAt: null,
    createdAt: new Date('2026-03-19T10:00:00Z'),
    destinationSlug: 'japan',
    isRechargeable: true,
    topups: [],
    ...changes,
  };
  return showEsim(esim, { language: 'es', now: NOW });
}

test('ESIM-05 ESIM-11 a connected eSIM that waits for its top-up is ready to activate, although nobody marked it', () => {
  expect(shown()).toMatchObject({ display: 'ready_to_install', isInstalled: false });
  const connected = shown({ firstConnectedAt: NOW });
  expect(connected).toMatchObject({ display: 'ready_to_activate', isInstalled: false });
  expect(shown({ installedAt: NOW })).toMatchObject({ display: 'ready_to_activate', isInstalled: true });
});

test('ESIM-13 an eSIM read at 14:02 says that a refresh is possible at 14:17', () => {
  expect(shown()).toMatchObject({
    readAt: '2026-03-20T14:02:00.000Z',
    refresh: { isPossible: false, possibleAt: '2026-03-20T14:17:00.000Z' },
  });
  expect(shown({ readAt: null }).refresh).toEqual({ isPossible: true, possibleAt: null });
});

test('ESIM-14 a recycled eSIM can never be refreshed', () => {
  const recycled = shown({ status: 'recycled', isStillRead: false, readAt: null });
  expect(recycled).toMatchObject({ display: 'recycled', refresh: { isPossible: false, possibleAt: null } });
});

test('DATA-19 used data is the total less what remains', () => {
  const figures = { totalMegabytes: 1024, remainingMegabytes: 300, isUnlimited: false };
  expect(shown({ figures }).usage).toEqual({ ...figures, usedMegabytes: 724 });
});

test('DATA-19 the data plan of an unlimited plan is in the language of the customer', () => {
  expect(shown({ described: aPackage({ is_unlimited: true }) }).dataPlan).toBe('datos ilimitados');
});
