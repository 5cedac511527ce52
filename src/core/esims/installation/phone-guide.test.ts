import { expect, test } from 'vitest';
import { phoneSystem } from '#core/devices/phone-system.ts';
import { guidePhone } from './phone-guide.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'iphone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921B) Chrome/126.0 Mobile', 'samsung'],
  ['Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546B) SamsungBrowser/25.0 Mobile', 'samsung'],
  ['Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/25.0 Mobile', 'samsung'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile', 'pixel'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0 Mobile', 'pixel'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', 'iphone'],
])('INSTALL-19 the guide for %s is that of a %s', (userAgent, phone) => {
  expect(guidePhone({ system: phoneSystem({ userAgent, maxTouchPoints: 1 }), userAgent })).toBe(phone);
});
