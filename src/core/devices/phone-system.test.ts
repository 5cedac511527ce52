import { expect, test } from 'vitest';
import { isAtLeast, phoneSystem } from './phone-system.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) ${SAFARI} Version/17.4.1 Mobile`,
    0,
    'ios',
    [17, 4],
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) ${SAFARI} CriOS/120.0 Mobile`, 5, 'ios', [16, 7]],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${SAFARI} Version/26.0 Mobile`, 5, 'ios', [26, 0]],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.5 Safari`, 5, 'ios', [17, 5]],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile', 5, 'android', [10, 0]],
  ['Mozilla/5.0 (Linux; Android 8.1.0; Pixel) Chrome/90.0 Mobile', 5, 'android', [8, 1]],
])('%s is recognised', (...[userAgent, maxTouchPoints, name, version]) => {
  expect(phoneSystem({ userAgent, maxTouchPoints })).toEqual({ name, version });
});

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.5 Safari`,
  '',
])('%s is not a phone', (userAgent) => {
  expect(phoneSystem({ userAgent, maxTouchPoints: 0 })).toEqual({ name: 'other', version: null });
});

test('versions are compared as numbers, and an unknown one is not enough', () => {
  expect(isAtLeast([17, 4], [17, 4])).toBe(true);
  expect(isAtLeast([17, 10], [17, 4])).toBe(true);
  expect(isAtLeast([17, 3], [17, 4])).toBe(false);
  expect(isAtLeast([18, 0], [17, 4])).toBe(true);
  expect(isAtLeast(null, [10, 0])).toBe(false);
});
