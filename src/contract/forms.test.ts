import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChangePasswordFields, NewPasswordFields, SignUpFields } from './forms.ts';

const GOOD = 'a harbour at 5';

function invalidFields(schema: z.ZodMiniType, values: Readonly<Record<string, string>>) {
  const { error } = z.safeParse(schema, values);
  return (error?.issues ?? []).map(({ path }) => path[0]);
}

const FORMS = [
  ['sign up', SignUpFields, { email: 'ana@example.com' }],
  ['set a new password', NewPasswordFields, {}],
  ['change the password', ChangePasswordFields, { current: 'old' }],
] as const;

test.each(FORMS)(
  'AUTH-12 AUTH-13 AUTH-15 %s: too short is said before do not match',
  (_name, schema, others) => {
    const invalid = (password: string, repeat: string) =>
      invalidFields(schema, { ...others, password, repeat });
    expect(invalid('five5', 'other')).toEqual(['password']);
    expect(invalid('sixsix', 'other')).toEqual(['repeat']);
    expect(invalid(GOOD, '')).toEqual(['repeat']);
    expect(invalid(GOOD, GOOD)).toEqual([]);
    expect(invalid('a'.repeat(129), 'a'.repeat(129))).toEqual(['password']);
  },
);

test('a form marks every invalid field, in the order of the form', () => {
  expect(invalidFields(SignUpFields, { email: 'ana@', password: '', repeat: '' })).toEqual([
    'email',
    'password',
  ]);
  expect(invalidFields(ChangePasswordFields, { current: '', password: 'x', repeat: 'x' })).toEqual([
    'current',
    'password',
  ]);
});
