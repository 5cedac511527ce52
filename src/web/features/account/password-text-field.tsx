import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Omit<ComponentProps<typeof TextField>, 'type' | 'minLength' | 'maxLength' | 'children'>;

/** A password, with a button that shows it. */
export function PasswordTextField(field: Properties) {
  const t = useMessages('account');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField {...field} type={isShown ? 'text' : 'password'} minLength={MIN_PASSWORD_LENGTH}>
      <button
        type="button"
        aria-pressed={isShown}
        className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center text-ink-soft noscript:hidden"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('auth.field.show')}</span>
      </button>
    </TextField>
  );
}
