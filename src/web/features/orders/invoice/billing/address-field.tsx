import { useId } from 'react';
import { MAX_ADDRESS_LINE_LENGTH, MAX_ADDRESS_LINES } from '#core/orders/history/billing-details.ts';
import { FieldError } from '../../../../forms/field-error.tsx';
import type { FieldState } from '../../../../forms/use-form.ts';
import { useMessages } from '../../../../language/use-messages.ts';

type Properties = Readonly<{ field: FieldState & { value: string; onChange: (value: string) => void } }>;

export function AddressField({ field: { name, value, isInvalid, onChange } }: Properties) {
  const t = useMessages('orders');
  const id = useId();
  const limits = { lines: MAX_ADDRESS_LINES, most: MAX_ADDRESS_LINE_LENGTH };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('billing.address')} {t('billing.optional')}
      </label>
      <textarea
        id={id}
        name={name}
        className="field h-auto py-2.5"
        rows={MAX_ADDRESS_LINES}
        autoComplete="billing street-address"
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-about`} className="text-ink-soft">
        {isInvalid ? (
          <FieldError>{t('billing.addressWrong', limits)}</FieldError>
        ) : (
          t('billing.addressHint', limits)
        )}
      </div>
    </div>
  );
}
