import type { ComponentProps } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'message' | 'type' | 'autoComplete' | 'maxLength'
> &
  /** Receives the address as well, for the other forms of the screen. */
  Readonly<{ onTyped?: (email: string) => void }>;

/** The address of an account. */
export function EmailTextField({ onTyped, ...field }: Properties) {
  const t = useMessages('account');
  return (
    <TextField
      {...field}
      label={t('auth.email')}
      type="email"
      autoComplete="email"
      maxLength={254}
      message={t(field.value.trim() === '' ? 'auth.field.emailMissing' : 'auth.field.emailUnreadable')}
      onChange={(value) => {
        field.onChange(value);
        onTyped?.(value);
      }}
    />
  );
}
