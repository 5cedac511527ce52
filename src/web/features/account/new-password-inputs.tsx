import type { ComponentProps } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useMessages } from '../../language/use-messages.ts';

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
      <TextField
        {...password}
        label={label}
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        message={t(isTooLong ? 'auth.field.tooLong' : 'auth.field.tooShort')}
      />
      <TextField
        {...repeat}
        label={t('auth.field.repeat')}
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        message={t('auth.field.mismatch')}
      />
    </>
  );
}
