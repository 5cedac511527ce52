import { expect, test } from 'vitest';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { androidInstall, appleInstall } from './direct-install.ts';

const APPLE = 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$ABC';
const GOOGLE = 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA';
const IPHONE: PhoneSystem = { name: 'ios', version: [17, 4] };
const PIXEL: PhoneSystem = { name: 'android', version: [10, 0] };
const LAPTOP: PhoneSystem = { name: 'other', version: null };

test('INSTALL-01 an iPhone on 17.4 installs through the network’s Apple link', () => {
  expect(appleInstall(APPLE, IPHONE)).toEqual({ kind: 'possible', url: APPLE });
});

test('INSTALL-02 any other device gets the result that iOS is required', () => {
  expect(appleInstall(APPLE, PIXEL)).toEqual({ kind: 'other-phone' });
  expect(appleInstall(APPLE, LAPTOP)).toEqual({ kind: 'other-phone' });
});

test('INSTALL-03 an iPhone below 17.4 must update; the result has its version', () => {
  expect(appleInstall(APPLE, { name: 'ios', version: [17, 3] })).toEqual({
    kind: 'update-required',
    version: '17.3',
  });
  expect(appleInstall(APPLE, { name: 'ios', version: null })).toEqual({
    kind: 'update-required',
    version: null,
  });
});

test.each([
  'not a url',
  'http://esimsetup.apple.com/x',
  'https://esimsetup.apple.com.evil.example/x',
  'javascript:alert(1)',
])('INSTALL-04 INSTALL-05 %s is not an Apple link', (url) => {
  expect(appleInstall(url, IPHONE)).toEqual({ kind: 'invalid-url' });
});

test('INSTALL-06 an eSIM without a link is not available on any device', () => {
  for (const system of [IPHONE, PIXEL, LAPTOP])
    expect(appleInstall(null, system)).toEqual({ kind: 'not-available' });
});

test('INSTALL-09 Android 10 and later installs through Google’s link', () => {
  expect(androidInstall(GOOGLE, PIXEL)).toEqual({ kind: 'possible', url: GOOGLE });
  expect(androidInstall(GOOGLE, { name: 'android', version: [9, 0] })).toEqual({
    kind: 'update-required',
    version: '9.0',
  });
  expect(androidInstall(GOOGLE, IPHONE)).toEqual({ kind: 'other-phone' });
});
