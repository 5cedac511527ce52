import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ReviewTokens } from '#core/reviews/review-links.ts';

const TOKEN_BYTES = 16;

/** `secret` is any long random text; the key is derived from it for this purpose only. */
export function createReviewTokens(secret: string): ReviewTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'landfall review links', 32));
  return {
    tokenOf: (esimId) =>
      createHmac('sha256', key).update(esimId).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest(),
  };
}
