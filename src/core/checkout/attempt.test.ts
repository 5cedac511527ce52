import { expect, test } from 'vitest';
import { attemptFor, digestOf, parseAttempt } from './attempt.ts';

const KEY = '3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11';

function keys() {
  let made = 0;
  return () => `key-number-${String(++made).padStart(10, '0')}`;
}

test('CHECKOUT-15 the same content keeps its key, other content gets another', () => {
  const newKey = keys();
  const first = attemptFor('cart a', null, newKey);
  expect(attemptFor('cart a', first, newKey)).toBe(first);
  expect(attemptFor('cart b', first, newKey).key).not.toBe(first.key);
});

test('CHECKOUT-15 an attempt survives a reload', () => {
  const attempt = { content: 'cart a', key: KEY };
  expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, '', '{', '7', '{}', '{"content":"a","key":"short"}', '{"content":7,"key":"x"}'])(
  'a stored text that is not an attempt, %j, gives null',
  (stored) => {
    expect(parseAttempt(stored)).toBeNull();
  },
);

test('the stored digest identifies the content and contains neither its email nor its cart', () => {
  const input = JSON.stringify({ email: 'ana@example.com', items: ['japan-1gb'] });
  expect(digestOf(input)).toMatch(/^[a-z\d]{1,11}$/);
  expect(digestOf(input)).toBe(digestOf(input));
  const others = Array.from({ length: 5000 }, (_, index) => digestOf(`${input}${index}`));
  expect(new Set([digestOf(input), ...others]).size).toBe(5001);
});
