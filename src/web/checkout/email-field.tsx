import { useEffect, useId, useRef, useState } from 'react';
import { MailQuestion } from 'lucide-react';
import { suggestEmail } from '#core/checkout/suggest-email.ts';
import { FieldError } from '../forms/field-error.tsx';
import type { FieldState } from '../forms/use-form.ts';
import { RichMessage } from '../forms/rich-message.tsx';
import { useMessages } from '../language/use-messages.ts';

/** Longer than a press takes: a button pressed on blur must not move before the press ends. */
const AFTER_PRESS_MS = 400;

type Properties = FieldState &
  Readonly<{
    value: string;
    /** True for a signed-in customer, who buys for their account. */
    isFixed: boolean;
    /** What the field is called, when it is not the address of a buyer. */
    label?: string;
    /** What the address is used for, when it is not for a new eSIM. */
    hint?: string;
    onChange: (email: string) => void;
  }>;

export function EmailField({ name, value, isInvalid, isFixed, label, hint, onChange }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  // Half an address looks like a typing error, so nothing is suggested before the field loses focus.
  const [leftWith, setLeftWith] = useState<string | null>(null);
  const suggestion = isFixed || leftWith !== value ? null : suggestEmail(value);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label ?? t('email')}
      </label>
      <input
        id={id}
        className="field"
        type="email"
        name={name}
        autoComplete="email"
        maxLength={254}
        required
        value={value}
        readOnly={isFixed}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        // The text of the field itself: while other parts of the screen load, `value` may be older.
        onBlur={({ target }) => window.setTimeout(() => setLeftWith(target.value), AFTER_PRESS_MS)}
      />
      <div id={`${id}-about`} role="status" className="min-h-11">
        {suggestion === null || isInvalid ? (
          <About
            value={value}
            isInvalid={isInvalid}
            isFixed={isFixed}
            {...(hint === undefined ? {} : { hint })}
          />
        ) : (
          <Suggestion
            email={suggestion}
            onUse={() => {
              onChange(suggestion);
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

type AboutProperties = Pick<Properties, 'value' | 'isInvalid' | 'isFixed' | 'hint'>;

function About({ value, isInvalid, isFixed, hint }: AboutProperties) {
  const t = useMessages('checkout');
  if (!isInvalid)
    return <p className="text-sm text-ink-soft">{hint ?? t(isFixed ? 'emailFixed' : 'emailHint')}</p>;
  return <FieldError>{t(value.trim() === '' ? 'emailMissing' : 'emailUnreadable')}</FieldError>;
}

function Suggestion({ email, onUse }: Readonly<{ email: string; onUse: () => void }>) {
  const t = useMessages('checkout');
  const self = useRef<HTMLParagraphElement>(null);
  // It appears where the hint was and is taller: on a phone the pinned pay button would cover its end. A customer who
  // has scrolled past it is not taken back.
  useEffect(() => {
    const shown = self.current;
    if (shown !== null && shown.getBoundingClientRect().top > 0) shown.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={self} className="email-suggestion">
      <MailQuestion aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <RichMessage
          namespace="checkout"
          message="emailSuggestion"
          values={{ email }}
          components={{ b: <b /> }}
        />
      </span>
      <button type="button" className="text-button" onClick={onUse}>
        {t('emailUse')}
      </button>
    </p>
  );
}
