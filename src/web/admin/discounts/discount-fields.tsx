import { useId, type ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { DestinationTicks } from './destination-ticks.tsx';
import type { TypedDiscount } from './typed-discount.ts';

type Properties = Readonly<{
  typed: TypedDiscount;
  timeZone: string;
  /** The value of a code with orders stays as it is. */
  isValueFixed: boolean;
  /** Each code of a series is for one order. */
  hasTotalLimit: boolean;
  onChange: (changed: Partial<TypedDiscount>) => void;
}>;

/** The rules of a code or of a series. */
export function DiscountFields({ typed, timeZone, isValueFixed, hasTotalLimit, onChange }: Properties) {
  const t = useMessages('admin-discounts');
  return (
    <>
      <ValueFields typed={typed} isValueFixed={isValueFixed} onChange={onChange} />
      <div className="discount-pair">
        <Field label={t('field.startsAt')} hint={t('field.zone', { zone: timeZone })}>
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              type="datetime-local"
              className="field"
              value={typed.startsAt}
              onChange={({ target }) => onChange({ startsAt: target.value })}
            />
          )}
        </Field>
        <Field label={t('field.endsAt')} hint={t('field.endsHint')}>
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              type="datetime-local"
              className="field"
              value={typed.endsAt}
              onChange={({ target }) => onChange({ endsAt: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="discount-pair">
        <NumberField
          label={t('field.minimum')}
          value={typed.minimum}
          onChange={(minimum) => onChange({ minimum })}
        />
        {hasTotalLimit ? (
          <NumberField
            label={t('field.totalLimit')}
            value={typed.totalLimit}
            onChange={(totalLimit) => onChange({ totalLimit })}
          />
        ) : null}
        <NumberField
          label={t('field.perCustomerLimit')}
          value={typed.perCustomerLimit}
          onChange={(perCustomerLimit) => onChange({ perCustomerLimit })}
        />
      </div>
      <label className="admin-tick">
        <input
          type="checkbox"
          checked={typed.firstOrderOnly}
          onChange={({ target }) => onChange({ firstOrderOnly: target.checked })}
        />
        {t('field.firstOrderOnly')}
      </label>
      <DestinationTicks chosen={typed.destinations} onChange={(destinations) => onChange({ destinations })} />
      <Field label={t('field.packageIds')} hint={t('field.packageIdsHint')}>
        {(id, hint) => (
          <textarea
            id={id}
            aria-describedby={hint}
            className="field discount-packages"
            rows={2}
            value={typed.packageIds}
            onChange={({ target }) => onChange({ packageIds: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type ValueProperties = Pick<Properties, 'typed' | 'isValueFixed' | 'onChange'>;

function ValueFields({ typed, isValueFixed, onChange }: ValueProperties) {
  const t = useMessages('admin-discounts');
  const name = useId();
  if (isValueFixed) return <p className="admin-soft">{t('field.valueFixed')}</p>;
  return (
    <div className="discount-pair">
      <fieldset className="admin-fieldset">
        <legend className="admin-strong">{t('field.kind')}</legend>
        <div className="admin-ticks">
          {(['percent', 'fixed'] as const).map((kind) => (
            <label key={kind} className="admin-tick">
              <input
                type="radio"
                name={name}
                checked={typed.kind === kind}
                onChange={() => onChange({ kind })}
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <NumberField
        label={t(typed.kind === 'percent' ? 'field.percent' : 'field.dollars')}
        value={typed.amount}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  );
}

type NumberProperties = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

export function NumberField({ label, value, onChange }: NumberProperties) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          className="field"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type FieldProperties = Readonly<{
  label: string;
  hint?: string;
  children: (id: string, hintId: string | undefined) => ReactNode;
}>;

export function Field({ label, hint, children }: FieldProperties) {
  const id = useId();
  return (
    <div className="admin-field">
      <label htmlFor={id} className="admin-strong">
        {label}
      </label>
      {children(id, hint === undefined ? undefined : `${id}-hint`)}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="admin-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
