import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createShareSecrets } from './create-share-secrets.ts';

const ID = '7b0f2a0e-5c1c-4a43-9d1e-0a6b4c2d3e4f';

test('SHARE-05 SHARE-18 the secret has 128 bits and depends on the id and the key of the shop', () => {
  const secrets = createShareSecrets('a key of the shop');
  const secret = secrets.secretOf(ID);
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  expect(secrets.secretOf(ID)).toBe(secret);
  expect(secrets.secretOf(ID.replace('7b', '7c'))).not.toBe(secret);
  expect(createShareSecrets('another key').secretOf(ID)).not.toBe(secret);
  expect(Buffer.from(secrets.hashOf(secret)).equals(createHash('sha256').update(secret).digest())).toBe(true);
});
