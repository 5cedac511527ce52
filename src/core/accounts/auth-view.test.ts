import { expect, test } from 'vitest';
import { authTabPath, chooseAuthView } from './auth-view.ts';

const view = (query: string, hash = '') => chooseAuthView(new URLSearchParams(query), hash);

test.each([
  ['mode=signin', 'signin'],
  ['mode=signup', 'signup'],
  ['mode=reset', 'reset'],
  ['', 'signin'],
  ['mode=somewhere', 'signin'],
  ['magic_link=&confirm=', 'signin'],
])('AUTH-02 the query %j opens the tab %s', (query, tab) => {
  expect(view(query)).toEqual({ kind: 'tab', tab });
});

test('AUTH-06 the query magic_link shows its notice, whatever the mode is', () => {
  expect(view('magic_link=abc&mode=signup')).toEqual({ kind: 'magic-link', token: 'abc' });
});

test('AUTH-25 the query confirm shows the page with the confirmation button', () => {
  expect(view('confirm=abc')).toEqual({ kind: 'confirm', token: 'abc' });
});

test('AUTH-03 AUTH-26 the mode reset-password shows the set-new-password form, with the token of the email if there is one', () => {
  expect(view('mode=reset-password&token=abc')).toEqual({ kind: 'new-password', token: 'abc' });
  expect(view('mode=reset-password')).toEqual({ kind: 'new-password', token: null });
});

test.each([
  ['', '#type=recovery', null],
  ['', '#token=abc&type=recovery', 'abc'],
  ['mode=signin', '#access_token=x&type=recovery', null],
  ['token=abc', '#type=recovery', 'abc'],
])('AUTH-04 the query %j with the hash %j shows the set-new-password form', (query, hash, token) => {
  expect(view(query, hash)).toEqual({ kind: 'new-password', token });
});

test('AUTH-04 another hash is no recovery', () => {
  expect(view('mode=signup', '#main')).toEqual({ kind: 'tab', tab: 'signup' });
});

test('a tab keeps the page to open after sign-in, and no token', () => {
  const query = new URLSearchParams('mode=signin&next=/topup?iccid=89&token=abc');
  expect(authTabPath('signup', query)).toBe('/auth?mode=signup&next=%2Ftopup%3Ficcid%3D89');
  expect(authTabPath('reset', new URLSearchParams())).toBe('/auth?mode=reset');
});
