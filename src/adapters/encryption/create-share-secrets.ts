import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';

const SECRET_BYTES = 16;

/** `secret` is any long random text; the key is derived from it for this purpose only. */
export function createShareSecrets(secret: string): ShareSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'landfall share links', 32));
  return {
    secretOf: (shareId) =>
      createHmac('sha256', key).update(shareId).digest().subarray(0, SECRET_BYTES).toString('base64url'),
    hashOf: (own) => createHash('sha256').update(own).digest(),
  };
}
