import { expect, test } from 'vitest';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { installOrder } from './install-order.ts';

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
  ['an iPhone with iOS 17.3', ios(17, 3), 'qr manual direct'],
  ['an iPhone with an unknown version', { name: 'ios', version: null }, 'qr manual direct'],
  ['Android 10', android(10), 'direct qr manual'],
  ['Android 9', android(9), 'qr manual direct'],
  ['a computer', COMPUTER, 'qr direct manual'],
])('INSTALL-17 INSTALL-10 %s is offered the best way first, and all three', (_device, system, order) => {
  expect(installOrder(LINKS, system).join(' ')).toBe(order);
});

test.each([null, 'https://evil.example/esim'])(
  'INSTALL-17 an iPhone without a usable Apple link (%s) starts with the QR code',
  (appleInstallUrl) => {
    expect(installOrder({ ...LINKS, appleInstallUrl }, ios(18, 0))[0]).toBe('qr');
  },
);
