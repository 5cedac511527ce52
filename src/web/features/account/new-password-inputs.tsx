import type { ComponentProps } from 'react';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import type { TextField } from '../../forms/text-field.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PasswordTextField } from './password-text-field.tsx';

type Field = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'isInvalid' | 'problemId'
>;
type Properties = Readonly<{ label: string; password: Field; repeat: Field }>;

/** A password that is being chosen, typed twice. */
export function NewPasswordInputs({ label, password, repeat }: Properties) {
  const t = useMessages('account');
  const isTooLong = password.value.length > MAX_PASSWORD_LENGTH;
  return (
    <>
      <PasswordTextField
        {...password}
        label={label}
        {...(password.isInvalid ? {} : { hint: t('auth.field.rule') })}
        autoComplete="new-password"
        message={t(isTooLong ? 'auth.field.tooLong' : 'auth.field.tooShort')}
      />
      <PasswordTextField
        {...repeat}
        label={t('auth.field.repeat')}
        autoComplete="new-password"
        message={t('auth.field.mismatch')}
      />
    </>
  );
}
