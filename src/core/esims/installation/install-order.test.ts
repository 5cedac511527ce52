import { expect, test } from 'vitest';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { installOrder, workingWays } from './install-order.ts';

const LINKS = {
  appleInstallUrl: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA',
  androidInstallUrl: 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA',
};
const ios = (major: number, minor: number): PhoneSystem => ({ name: 'ios', version: [major, minor] });
const android = (major: number): PhoneSystem => ({ name: 'android', version: [major, 0] });
const COMPUTER: PhoneSystem = { name: 'other', version: null };

test.each<[string, PhoneSystem, string]>([
  ['an iPhone with iOS 17.4', ios(17, 4), 'direct qr manual'],
  ['an iPhone with iOS 26', ios(26, 0), 'direct qr manual'],
  ['an iPhone with iOS 17.3', ios(17, 3), 'manual qr direct'],
  ['an iPhone with an unknown version', { name: 'ios', version: null }, 'manual qr direct'],
  ['Android 10', android(10), 'direct qr manual'],
  ['Android 9', android(9), 'manual qr direct'],
  ['a computer', COMPUTER, 'qr direct manual'],
])(
  'INSTALL-17 INSTALL-10 INSTALL-50 %s is offered the best way first, and all three',
  (_device, system, order) => {
    expect(installOrder(LINKS, system).join(' ')).toBe(order);
  },
);

test.each([null, 'https://evil.example/esim'])(
  'INSTALL-17 INSTALL-50 an iPhone without a usable Apple link (%s) starts with manual entry',
  (appleInstallUrl) => {
    expect(installOrder({ ...LINKS, appleInstallUrl }, ios(18, 0))[0]).toBe('manual');
  },
);

test.each<[string, PhoneSystem, string]>([
  ['an iPhone with iOS 17.4', ios(17, 4), 'direct qr manual'],
  ['an iPhone with iOS 16.2', ios(16, 2), 'manual qr'],
  ['Android 9', android(9), 'manual qr'],
  ['a computer', COMPUTER, 'qr direct manual'],
])('INSTALL-50 only the ways that work are counted on %s', (_device, system, ways) => {
  expect(workingWays({ ...LINKS, qr: { path: 'M0 0h1' } }, system).join(' ')).toBe(ways);
});

test('INSTALL-50 a QR code that is missing is not counted', () => {
  expect(workingWays({ ...LINKS, qr: { path: '' } }, ios(16, 2))).toEqual(['manual']);
  expect(workingWays({ ...LINKS, qr: { path: '' } }, COMPUTER)).toEqual(['direct', 'manual']);
});
