import { useId, type ReactNode } from 'react';
import { FieldError } from '../../forms/field-error.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';

export type TickState = FieldState & Readonly<{ isTicked: boolean; onTick: (isTicked: boolean) => void }>;

type Properties = TickState & Readonly<{ words: string; children?: ReactNode }>;

/** A checkbox that must be ticked before paying; it shows a message when it was forgotten. */
export function ConsentCheckbox({ name, words, isTicked, isInvalid, onTick, children }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <div className="tick-card" data-missing={isInvalid}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          name={name}
          type="checkbox"
          className="tick"
          required
          checked={isTicked}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? id : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{words}</span>
      </label>
      {children}
      {isInvalid ? <FieldError id={id}>{t('tickMissing')}</FieldError> : null}
    </div>
  );
}
