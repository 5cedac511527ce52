import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'iPhone; CPU iPhone OS 18_5 like Mac OS X',
    `${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    5,
    'mobile safari ios',
  ],
  [
    'iPad; CPU OS 17_0 like Mac OS X',
    `${WEBKIT} Version/17.0 Mobile/15E148 Safari/604.1`,
    5,
    'tablet safari ios',
  ],
  ['Macintosh; Intel Mac OS X 10_15_7', `${WEBKIT} Version/18.0 Safari/605.1.15`, 5, 'tablet safari ios'],
  ['Macintosh; Intel Mac OS X 10_15_7', `${WEBKIT} Version/18.0 Safari/605.1.15`, 0, 'desktop safari macos'],
  [
    'Linux; Android 10; K',
    'AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    'mobile chrome android',
  ],
  [
    'Linux; Android 14; SM-X710',
    'AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    5,
    'tablet samsung android',
  ],
  [
    'Windows NT 10.0; Win64; x64',
    'AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    0,
    'desktop edge windows',
  ],
  [
    'Windows NT 10.0; Win64; x64',
    'AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/120.0',
    0,
    'desktop opera windows',
  ],
  ['X11; Linux x86_64; rv:140.0', 'Gecko/20100101 Firefox/140.0', 0, 'desktop firefox linux'],
  [
    'X11; CrOS x86_64 14541.0.0',
    'AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    0,
    'desktop chrome chromeos',
  ],
  [
    'iPhone; CPU iPhone OS 18_5 like Mac OS X',
    `${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    5,
    'mobile chrome ios',
  ],
  ['PlayStation', 'something new', 0, 'desktop other other'],
])('DATA-22 (%s) %s', (...[system, rest, maxTouchPoints, expected]) => {
  const { deviceType, browser, os } = describeBrowser({
    userAgent: `Mozilla/5.0 (${system}) ${rest}`,
    maxTouchPoints,
  });
  expect(`${deviceType} ${browser} ${os}`).toBe(expected);
});
