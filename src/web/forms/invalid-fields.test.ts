import { expect, test } from 'vitest';
import { SignInFields } from '#contract/forms.ts';
import { markedFields, parseForm } from './invalid-fields.ts';

const NOTHING = { email: '', password: '' };

test('a form is read with the schema of the contract', () => {
  expect(parseForm(SignInFields, { email: ' ana@example.com ', password: 'secret' })).toEqual({
    kind: 'valid',
    input: { email: 'ana@example.com', password: 'secret' },
  });
});

test('the invalid fields are in the order of the form, each once', () => {
  expect(parseForm(SignInFields, { password: 'short', email: 'ana@' })).toEqual({
    kind: 'invalid',
    fields: ['email', 'password'],
  });
});

test('no field is marked before the first submit', () => {
  expect([...markedFields(null, NOTHING)]).toEqual([]);
});

test('an invalid field stays marked until its value is valid; one that becomes invalid later is not marked', () => {
  const attempt = { schema: SignInFields, invalid: ['email'], refused: {} };
  expect([...markedFields(attempt, { email: 'ana@', password: '' })]).toEqual(['email']);
  expect([...markedFields(attempt, { email: 'ana@example.com', password: '' })]).toEqual([]);
});

test('a field that the server refused stays marked until its value changes', () => {
  const typed = { email: 'ana@example.com', password: 'not the password' };
  const attempt = { schema: SignInFields, invalid: [], refused: typed };
  expect([...markedFields(attempt, typed)]).toEqual(['email', 'password']);
  expect([...markedFields(attempt, { ...typed, password: 'not the passwor' })]).toEqual(['email']);
});
