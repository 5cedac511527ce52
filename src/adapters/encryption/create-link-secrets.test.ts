import { expect, test } from 'vitest';
import { createLinkSecrets } from './create-link-secrets.ts';

test('GIFT-07 a link has the same secret of 128 bits on every attempt, and no two links share one', () => {
  const { secretOf, hashOf } = createLinkSecrets('only for tests');
  expect(secretOf('share-1')).toMatch(/^[\w-]{22}$/);
  expect(secretOf('share-1')).toBe(secretOf('share-1'));
  expect(secretOf('share-1')).not.toBe(secretOf('share-2'));
  expect(createLinkSecrets('another').secretOf('share-1')).not.toBe(secretOf('share-1'));
  expect(hashOf(secretOf('share-1'))).toHaveLength(32);
});
