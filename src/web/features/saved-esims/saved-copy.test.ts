import { expect, test } from 'vitest';
import { savedCopy } from './saved-copy.ts';

const INSTALL = {
  id: 'esim',
  title: 'Japan eSIM, 1 GB, 7 days',
  iccid: '8944000000000000001',
  smdpAddress: 'smdp.example',
  matchingId: 'ABC',
  activationCode: 'LPA:1$smdp.example$ABC',
  qr: { size: 1, path: 'M0 0h1' },
  appleInstallUrl: null,
  androidInstallUrl: 'https://esimsetup.android.com/',
  daysStart: 'Your 7 days start when the eSIM is installed.',
  startsOnInstall: true,
  apn: { kind: 'automatic', value: null },
  platforms: null,
} as const;

const copyOf = (hasStarted: boolean) =>
  savedCopy({
    id: 'esim',
    name: null,
    hasStarted,
    isUsed: hasStarted,
    owner: 'ana',
    savedAt: new Date('2026-11-18T10:00:00Z'),
    install: [['en', INSTALL]],
  });

test('INSTALL-16 a saved eSIM says when its days start only until they have started', () => {
  expect(copyOf(false).install.en).toMatchObject({ daysStart: INSTALL.daysStart, startsOnInstall: true });
  expect(copyOf(true).install.en).toMatchObject({ daysStart: '', startsOnInstall: false });
});

test('INSTALL-65 a saved eSIM that has connected says that it is on a phone', () => {
  expect([copyOf(false).isUsed, copyOf(true).isUsed]).toEqual([false, true]);
});
