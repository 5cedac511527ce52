import { useId } from 'react';
import { formatCount } from '#core/format-count.ts';
import { MAX_REVIEW_LENGTH } from '#core/reviews/review-values.ts';
import { FieldError } from '../../forms/field-error.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

type TextProperties = Readonly<{ field: FieldState & { value: string; onChange: (value: string) => void } }>;

/** Below this the rest is counted. */
const COUNTED_BELOW = 200;

export function ReviewText({ field: { name, value, isInvalid, onChange } }: TextProperties) {
  const t = useMessages('review-form');
  const language = useLanguage();
  const id = useId();
  const most = formatCount(MAX_REVIEW_LENGTH, language);
  const left = MAX_REVIEW_LENGTH - value.length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('text')} <span className="font-normal text-ink-soft">{t('optional')}</span>
      </label>
      <textarea
        id={id}
        name={name}
        className="field review-text"
        rows={6}
        maxLength={MAX_REVIEW_LENGTH}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`} className="text-ink-soft">
        {isInvalid ? (
          <FieldError>{t('textWrong', { most })}</FieldError>
        ) : left < COUNTED_BELOW ? (
          t('textLeft', { count: left })
        ) : (
          t('textHint', { most })
        )}
      </div>
    </div>
  );
}

type ConsentProperties = FieldState & Readonly<{ isTicked: boolean; onTick: (isTicked: boolean) => void }>;

export function Consent({ name, isTicked, isInvalid, onTick }: ConsentProperties) {
  const t = useMessages('review-form');
  const id = useId();
  return (
    <div className="tick-card" data-missing={isInvalid}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="tick"
          name={name}
          required
          checked={isTicked}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{t('consent')}</span>
      </label>
      <div id={`${id}-error`}>{isInvalid ? <FieldError>{t('consentMissing')}</FieldError> : null}</div>
    </div>
  );
}
