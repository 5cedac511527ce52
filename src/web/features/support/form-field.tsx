import type { ReactNode } from 'react';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';
import { FieldError } from '../../forms/field-error.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';

/** The id of a field, for the links of the list of problems. */
export function fieldId(name: string): string {
  return `support-${name}`;
}

type Field = FieldState & Readonly<{ value: string; onChange: (value: string) => void }>;

type Properties = Readonly<{
  field: Field;
  label: string;
  isOptional?: boolean;
  isFixed?: boolean;
  error: string;
  hint?: string | undefined;
  type?: 'text' | 'email';
  autoComplete: string;
  maxLength: number;
  inputMode?: 'numeric';
  /** Beside the field. */
  children?: ReactNode;
}>;

/** A labelled line, with what is wrong or what helps below it. */
export function LineField({ field, label, isOptional = false, isFixed = false, ...rest }: Properties) {
  const { error, hint, type = 'text', children, ...input } = rest;
  const id = fieldId(field.name);
  const element = useTextBeforeHydration(({ value }) => field.onChange(value));
  return (
    <div className="grid content-start gap-1.5">
      <Label id={id} label={label} isOptional={isOptional} />
      <div className="support-line">
        <input
          {...input}
          ref={element}
          id={id}
          className="field"
          type={type}
          name={field.name}
          required={!isOptional}
          readOnly={isFixed}
          value={field.value}
          aria-invalid={field.isInvalid}
          aria-describedby={`${id}-about`}
          onChange={(event) => field.onChange(event.target.value)}
        />
        {children}
      </div>
      <About id={id} error={field.isInvalid ? error : null} hint={hint} />
    </div>
  );
}

type AreaProperties = Readonly<{
  field: Field;
  label: string;
  error: string;
  hint?: string | undefined;
  maxLength: number;
  rows: number;
}>;

export function AreaField({ field, label, error, hint, maxLength, rows }: AreaProperties) {
  const id = fieldId(field.name);
  const element = useTextBeforeHydration<HTMLTextAreaElement>(({ value }) => field.onChange(value));
  return (
    <div className="grid content-start gap-1.5">
      <Label id={id} label={label} isOptional={false} />
      <textarea
        ref={element}
        id={id}
        className="field support-area"
        rows={rows}
        name={field.name}
        required
        maxLength={maxLength}
        value={field.value}
        aria-invalid={field.isInvalid}
        aria-describedby={`${id}-about`}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <About id={id} error={field.isInvalid ? error : null} hint={hint} />
    </div>
  );
}

function Label({ id, label, isOptional }: Readonly<{ id: string; label: string; isOptional: boolean }>) {
  const t = useMessages('support');
  return (
    <label htmlFor={id} className="font-semibold">
      {label} {isOptional ? <span className="font-normal text-ink-soft">{t('optional')}</span> : null}
    </label>
  );
}

type AboutProperties = Readonly<{ id: string; error: string | null; hint: string | undefined }>;

function About({ id, error, hint }: AboutProperties) {
  return (
    <div id={`${id}-about`} className="text-sm text-ink-soft empty:hidden">
      {error === null ? hint : <FieldError>{error}</FieldError>}
    </div>
  );
}
