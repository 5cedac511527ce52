import { expect, test } from 'vitest';
import { createReviewTokens } from './create-review-tokens.ts';
import { createShareSecrets } from './create-share-secrets.ts';

const ID = '5b0d1f6e-6f0e-4a53-9a5e-6a1f0f6f7a11';
const SECRET = 'a secret that is only used by this test';
const tokens = createReviewTokens(SECRET);

test('REVIEW-04 a token has 128 bits, is always the same for an eSIM and fits into a path', () => {
  const token = tokens.tokenOf(ID);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(tokens.tokenOf(ID)).toBe(token);
  expect(tokens.tokenOf(ID.replace('5', '6'))).not.toBe(token);
});

test('REVIEW-04 it opens nothing else of the eSIM, and another secret gives another one', () => {
  expect(createShareSecrets(SECRET).secretOf(ID)).not.toBe(tokens.tokenOf(ID));
  expect(createReviewTokens('another secret').tokenOf(ID)).not.toBe(tokens.tokenOf(ID));
  expect(Buffer.from(tokens.hashOf('abc')).toString('hex')).toMatch(/^ba7816bf.{48}f20015ad$/);
});
