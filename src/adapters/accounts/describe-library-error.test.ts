import { expect, test } from 'vitest';
import { describeLibraryError, LONGEST_REASON } from './describe-library-error.ts';

test('a word with an email address is left out', () => {
  expect(describeLibraryError('User not found: maria.lopez@example.com (sign-in)')).toBe(
    'User not found: … (sign-in)',
  );
});

test('OPS-14 of an error only its kind is logged', () => {
  expect(describeLibraryError(new TypeError('Key (email)=(maria) already exists'))).toBe('TypeError');
  expect(describeLibraryError({ email: 'maria' })).toBe('unknown error');
});

test('OPS-14 a reason is cut, and the word at the cut is left out', () => {
  const before = 'a'.repeat(LONGEST_REASON - 6);
  expect(describeLibraryError(`${before} maria.lopez@example.com`)).toBe(`${before} …`);
});

test.each(['a', 'a ', 'a@', '@', 'a.b', ' '])('OPS-14 256 KB of "%s" is one short reason', (part) => {
  const reason = describeLibraryError(`Invalid callbackURL: ${part.repeat(262_144 / part.length)}`);
  expect(reason.length).toBeLessThanOrEqual(LONGEST_REASON + 2);
  expect(reason).not.toContain('@');
});
