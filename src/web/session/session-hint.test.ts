import { expect, test } from 'vitest';
import { SESSION_HINT_COOKIE } from '#contract/account.ts';
import { hasSessionHint } from './session-hint.ts';

test('the hint is found under the name the server sets it by', () => {
  expect(hasSessionHint(`${SESSION_HINT_COOKIE}=1`)).toBe(true);
  expect(hasSessionHint(`language=es; ${SESSION_HINT_COOKIE}=1; other=2`)).toBe(true);
});

test.each(['', 'language=es', `x${SESSION_HINT_COOKIE}=1`, `${SESSION_HINT_COOKIE}=`])(
  'no hint in "%s"',
  (cookies) => {
    expect(hasSessionHint(cookies)).toBe(false);
  },
);
