import { expect, test } from 'vitest';
import { appOffer, parseAppAnswer } from './app-offer.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

const offerOf = (changes: Partial<Parameters<typeof appOffer>[0]> = {}) =>
  appOffer({
    hasDelivery: true,
    answer: null,
    hasPrompt: true,
    isInApp: false,
    userAgent: CHROME,
    maxTouchPoints: 5,
    ...changes,
  });

test('APP-03 the browser’s prompt is offered after a delivery, not before', () => {
  expect(offerOf()).toBe('prompt');
  expect(offerOf({ hasDelivery: false })).toBeNull();
});

test('APP-04 a customer who declined or installed is not asked again', () => {
  expect(offerOf({ answer: 'declined' })).toBeNull();
  expect(offerOf({ answer: 'installed' })).toBeNull();
  expect(offerOf({ answer: 'declined', hasPrompt: false, userAgent: SAFARI })).toBeNull();
  expect(['declined', 'installed', 'yes', '', null].map(parseAppAnswer)).toEqual([
    'declined',
    'installed',
    null,
    null,
    null,
  ]);
});

test('APP-09 an offer that was in view is not made again, also without an answer', () => {
  expect(parseAppAnswer('offered')).toBe('offered');
  expect(offerOf({ answer: 'offered' })).toBeNull();
  expect(offerOf({ answer: 'offered', hasPrompt: false, userAgent: SAFARI })).toBeNull();
});

test('APP-06 nothing is offered in the app itself, or where it cannot be installed', () => {
  expect(offerOf({ isInApp: true })).toBeNull();
  expect(offerOf({ isInApp: true, hasPrompt: false, userAgent: SAFARI })).toBeNull();
  expect(offerOf({ hasPrompt: false })).toBeNull();
});

test.each([
  [SAFARI, 5],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    5,
  ],
])('APP-05 Safari of an iPhone or iPad (%s) gets the two steps', (userAgent, maxTouchPoints) => {
  expect(offerOf({ hasPrompt: false, userAgent, maxTouchPoints })).toBe('share-steps');
  expect(offerOf({ hasPrompt: false, userAgent, maxTouchPoints, hasDelivery: false })).toBeNull();
});

test.each([
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5],
  [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5],
  [`${IPHONE} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`, 5],
  [`${IPHONE} Mobile/15E148 Instagram 338.0.0.26.85 (iPhone15,3; iOS 17_5)`, 5],
  [`${IPHONE} GSA/323.0 Mobile/15E148 Safari/604.1`, 5],
  // A Mac has no home screen.
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 0],
])('APP-05 APP-06 %s gets no steps of Safari', (userAgent, maxTouchPoints) => {
  expect(offerOf({ hasPrompt: false, userAgent, maxTouchPoints })).toBeNull();
});
