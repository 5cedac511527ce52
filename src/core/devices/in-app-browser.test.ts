import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0';
const of = (userAgent: string, isHomeScreenApp = false) =>
  inAppBrowser({ userAgent, maxTouchPoints: 5, isHomeScreenApp });

test.each([
  [`${IPHONE} Mobile/15E148 Instagram 338.0.0.26.85 (iPhone15,3; iOS 17_5)`, 'Instagram', 'Safari'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.103;FBDV/iPhone15,3]`, 'Facebook', 'Safari'],
  [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0]`, 'Messenger', 'Safari'],
  [`${IPHONE} Mobile/15E148 musical_ly_35.1.0 BytedanceWebview/d8a21c6`, 'TikTok', 'Safari'],
  [`${IPHONE} GSA/323.0 Mobile/15E148 Safari/604.1`, 'Google', 'Safari'],
  [`${IPHONE} Mobile/15E148 Gmail/6.0`, 'Gmail', 'Safari'],
  [`${IPHONE} Mobile/15E148`, null, 'Safari'],
  [`${ANDROID} Mobile Safari/537.36 Instagram 338.0.0.0 Android`, 'Instagram', 'Chrome'],
  [`${ANDROID} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`, 'Facebook', 'Chrome'],
  [`${ANDROID} Mobile Safari/537.36`, null, 'Chrome'],
])('INSTALL-18 %s is the browser of an app', (userAgent, app, opensIn) => {
  expect(of(userAgent)).toEqual({ app, opensIn });
});

test.each([
  `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Instagram',
])('INSTALL-18 %s opens the installer itself', (userAgent) => {
  expect(of(userAgent)).toBeNull();
});

test('INSTALL-18 the shop on the home screen is not the browser of another app', () => {
  expect(of(`${IPHONE} Mobile/15E148`, true)).toBeNull();
});
