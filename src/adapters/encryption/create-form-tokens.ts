import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FormTokens } from '#core/support/form-check.ts';

const KEY_BYTES = 32;

/** The time in base 36 and its signature: nothing is stored for a form that is opened. */
export function createFormTokens(secret: string): FormTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'landfall support form', KEY_BYTES));
  const signatureOf = (time: string) => createHmac('sha256', key).update(time).digest();
  return {
    make(openedAt) {
      const time = openedAt.getTime().toString(36);
      return `${time}.${signatureOf(time).toString('base64url')}`;
    },
    openedAt(token) {
      const [time = '', signature = ''] = token.split('.');
      const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(time)];
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
      const at = new Date(Number.parseInt(time, 36));
      return Number.isNaN(at.getTime()) ? null : at;
    },
  };
}
