import { createHash, createHmac } from 'node:crypto';
import type { LinkSecrets } from '#core/gifts/gift-store.ts';

/** 128 bits. */
const SECRET_BYTES = 16;

/** Derived from the shop's secret and the link's id: a mail that is sent again after a crash has the same links. */
export function createLinkSecrets(secret: string): LinkSecrets {
  return {
    secretOf: (shareId) =>
      createHmac('sha256', secret)
        .update(`gift-link:${shareId}`)
        .digest()
        .subarray(0, SECRET_BYTES)
        .toString('base64url'),
    hashOf: (link) => createHash('sha256').update(link).digest(),
  };
}
