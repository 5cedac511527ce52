import { scryptSync } from 'node:crypto';
import type { PasswordHasher } from '#adapters/accounts/create-auth.ts';

/** The shop's own takes a tenth of a second of processor time, on purpose. */
const QUICK = { N: 16, r: 1, p: 1 };

const keyOf = (password: string): string =>
  scryptSync(password, 'a salt of the tests', 32, QUICK).toString('hex');

export const quickPasswordHasher: PasswordHasher = {
  hash: (password) => Promise.resolve(`tests:${keyOf(password)}`),
  verify: ({ hash, password }) => Promise.resolve(hash === `tests:${keyOf(password)}`),
};
