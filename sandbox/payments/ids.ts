import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const PLAIN_LENGTH = 24;
const SESSION_LENGTH = 58;

function randomLetters(length: number): string {
  // 256 is not a multiple of 62, so some letters are slightly more frequent; ids must be unique, not uniform.
  return Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

export type IdPrefix = 'pi' | 'ch' | 'pm' | 're' | 'evt' | 'req' | 'li' | 'price' | 'prod' | 'txn' | 'di';

export const newId = (prefix: IdPrefix) => `${prefix}_${randomLetters(PLAIN_LENGTH)}`;
export const newSessionId = () => `cs_test_a1${randomLetters(SESSION_LENGTH)}`;
export const newCouponId = () => randomLetters(8);
export const newClientSecret = (intentId: string) => `${intentId}_secret_${randomLetters(PLAIN_LENGTH)}`;
