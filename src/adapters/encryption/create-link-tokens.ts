import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { LinkTokens } from '#core/mail/link-tokens.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The text itself, encrypted and authenticated, so nothing is stored for a link and no address is readable in it. The
 * initialization vector is derived from the text: its token is always the same, also after a crash. A token of one
 * purpose is worth nothing for another.
 */
export function createLinkTokens(secret: string, purpose: string): LinkTokens {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', `landfall ${purpose} links`, 2 * KEY_BYTES));
  const [key, ivKey] = [keys.subarray(0, KEY_BYTES), keys.subarray(KEY_BYTES)];
  return {
    tokenOf(text) {
      const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    textOf(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
