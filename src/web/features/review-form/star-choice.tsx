import { useId } from 'react';
import { Star } from 'lucide-react';
import { FieldError } from '../../forms/field-error.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;

type Properties = Readonly<{ field: FieldState & { value: string; onChange: (value: string) => void } }>;

/** One to five stars: native radio buttons. The words of the chosen one are below them. */
export function StarChoice({ field: { name, value, isInvalid, onChange } }: Properties) {
  const t = useMessages('review-form');
  const id = useId();
  const chosen = STARS.find((star) => star === value);
  return (
    // The form focuses what has the name of an invalid field.
    <fieldset name={name} tabIndex={-1} className="review-fieldset" aria-describedby={`${id}-about`}>
      <legend className="font-semibold">{t('stars.legend')}</legend>
      <div className="review-stars">
        {STARS.map((star) => (
          <label key={star} className="review-star">
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={star}
              checked={star === value}
              aria-invalid={isInvalid}
              onChange={() => onChange(star)}
            />
            <Star aria-hidden="true" className="size-8" />
            <span className="sr-only">{t(`stars.${star}`)}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-about`} className="review-chosen">
        {isInvalid ? (
          <FieldError>{t('stars.missing')}</FieldError>
        ) : (
          <span aria-hidden="true" className="text-ink-soft">
            {chosen === undefined ? t('stars.hint') : t(`stars.${chosen}`)}
          </span>
        )}
      </div>
    </fieldset>
  );
}
