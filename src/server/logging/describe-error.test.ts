import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { redact } from './redact.ts';

const written = (error: unknown) => redact('error', describeError(error));

test('a failed statement is written without its values and with the message of the database', () => {
  const cause = new Error('duplicate key value violates unique constraint "leads_email_day"');
  const values = ['maria', 'a note\nof two lines', 'key-0123456789abcdef'];
  const text = written(new DrizzleQueryError('insert into "leads" values ($1, $2, $3)', values, cause));
  expect(text).toMatch(/^Error: Failed query: insert into "leads" values \(\$1, \$2, \$3\)\n {4}at /);
  expect(text).toMatch(/caused by Error: duplicate key value violates unique constraint "leads_email_day"$/);
  expect(text).not.toMatch(/maria|two lines|key-0123456789abcdef|params/);
});

test('the values are left out when no stack follows them', () => {
  const message = 'Failed query: select 1\nparams: maria,\nlopez';
  expect(redact('reason', message)).toBe('Failed query: select 1');
  expect(written(new Error('outer', { cause: new Error(message) }))).toMatch(
    /caused by Error: Failed query: select 1$/,
  );
});

test('other errors keep their stack, and a value that is not an error is unknown', () => {
  expect(written(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n {4}at /);
  expect(written('text')).toBe('unknown');
});
