import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTextBeforeHydration } from '../browser/use-text-before-hydration.ts';
import { FieldError } from './field-error.tsx';
import type { FieldState } from './use-form.ts';

type Properties = FieldState &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'required'
  > &
  Readonly<{
    label: string;
    /** What to type, below the field. */
    hint?: string;
    value: string;
    /** Shown below the field while it is invalid, unless the message of the whole form is about it. */
    message: string;
    onChange: (value: string) => void;
    /** A button inside the field, at its end. */
    children?: ReactNode;
  }>;

/** A labelled field; it must be filled in unless `required` is false. */
export function TextField({ label, hint, isInvalid, problemId, message, onChange, ...rest }: Properties) {
  const { children, ...input } = rest;
  const id = useId();
  const field = useTextBeforeHydration(({ value }) => onChange(value));
  const hasMessage = isInvalid && problemId === null;
  const described = [hint === undefined ? null : `${id}-hint`, hasMessage ? `${id}-error` : problemId];
  const describedBy = described.filter((one) => one !== null).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          required
          aria-invalid={isInvalid}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          className={children === undefined ? 'field' : 'field pr-14'}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
        {children}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {hasMessage ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
    </div>
  );
}
