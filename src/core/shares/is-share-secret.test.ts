import { expect, test } from 'vitest';
import { isShareSecret } from './is-share-secret.ts';

test.each([
  ['aZ09_-aZ09_-aZ09_-aZ09', true],
  ['aZ09_-aZ09_-aZ09_-aZ0', false],
  ['aZ09_-aZ09_-aZ09_-aZ09A', false],
  ['aZ09_-aZ09_-aZ09_-aZ0.', false],
  ['aZ09_-aZ09_-aZ09_-aZ09\n', false],
  ['', false],
])('SHARE-12 %j can be the secret of a link: %s', (text, isSecret) => {
  expect(isShareSecret(text)).toBe(isSecret);
});
