import { expect, test } from 'vitest';
import { SECURE_SESSION_HINT_COOKIE, SESSION_HINT_COOKIE } from '#contract/account/account.ts';
import { hasSessionHint } from './session-hint.ts';

test.each([SESSION_HINT_COOKIE, SECURE_SESSION_HINT_COOKIE])(
  'the hint is found under the cookie name the server sets: %s',
  (name) => {
    expect(hasSessionHint(`${name}=1`)).toBe(true);
    expect(hasSessionHint(`language=es; ${name}=1; other=2`)).toBe(true);
  },
);

test.each(['', 'language=es', `x${SESSION_HINT_COOKIE}=1`, `${SESSION_HINT_COOKIE}=`])(
  'no hint in "%s"',
  (cookies) => {
    expect(hasSessionHint(cookies)).toBe(false);
  },
);
