import { useId, type Ref } from 'react';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  input: Ref<HTMLInputElement>;
  value: string;
  /** Whoever is signed in buys for their account. */
  isFixed: boolean;
  /** Null: nothing to complain about. */
  complaint: string | null;
  onChange: (email: string) => void;
}>;

export function EmailField({ input, value, isFixed, complaint, onChange }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('email')}
      </label>
      <input
        ref={input}
        id={id}
        className="field"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={value}
        readOnly={isFixed}
        aria-invalid={complaint !== null}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-about`} className={`text-sm ${complaint === null ? 'text-ink-soft' : 'text-bad'}`}>
        {complaint ?? t(isFixed ? 'emailFixed' : 'emailHint')}
      </p>
    </div>
  );
}
