import { useId } from 'react';
import { formatMoney, money } from '#core/money.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { canReturn } from '#core/withdrawals/returned-units.ts';
import { parsePositions } from '#core/withdrawals/typed-positions.ts';
import { FieldError } from '../../forms/field-error.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { OwnUnits } from './own-units.ts';

type Properties = Readonly<{
  units: OwnUnits;
  field: FieldState & Readonly<{ value: string; onChange: (items: string) => void }>;
}>;

/** The eSIMs of the customer's own order, to tick those that are returned. */
export function OwnItems({ units, field: { name, value, isInvalid, onChange } }: Properties) {
  const t = useMessages('withdrawal');
  const id = useId();
  const ticked = parsePositions(value) ?? [];
  const tick = (position: number, isTicked: boolean) => {
    const others = ticked.filter((one) => one !== position);
    onChange((isTicked ? [...others, position].toSorted((a, b) => a - b) : others).join(', '));
  };
  return (
    <fieldset className="grid gap-1.5" aria-describedby={id}>
      <legend className="mb-1.5 font-semibold">{t('own.heading')}</legend>
      <div className="tick-card">
        {units.map((unit, index) => (
          <label
            // The position is the identity of a unit within its order.
            key={index}
            className="flex min-h-11 items-start gap-3 py-2"
          >
            <input
              type="checkbox"
              className="tick"
              name={name}
              disabled={!canReturn(unit)}
              checked={ticked.includes(index + 1)}
              onChange={(event) => tick(index + 1, event.target.checked)}
            />
            <UnitWords unit={unit} position={index + 1} />
          </label>
        ))}
      </div>
      <div id={id} role="status">
        {isInvalid ? (
          <FieldError>{t('own.none')}</FieldError>
        ) : (
          <p className="text-ink-soft">{t('own.hint')}</p>
        )}
        {units.some((unit) => noteOf(unit) === 'used') ? (
          <p className="mt-1.5 text-ink-soft">{t('own.usedHint')}</p>
        ) : null}
      </div>
    </fieldset>
  );
}

function UnitWords({ unit, position }: Readonly<{ unit: OwnUnits[number]; position: number }>) {
  const t = useMessages('withdrawal');
  const language = useLanguage();
  const note = noteOf(unit);
  return (
    <span className="min-w-0">
      <span className="block">
        {t('own.item', { position, title: unbrokenData(unit.title) })}{' '}
        <span className="figure whitespace-nowrap">{formatMoney(money(unit.refundCents), language)}</span>
      </span>
      {note === null ? null : <span className="block text-sm text-ink-soft">{t(`own.${note}`)}</span>}
    </span>
  );
}

function noteOf(unit: OwnUnits[number]): 'open' | 'refunded' | 'used' | 'recycled' | null {
  if (unit.hasOpenWithdrawal) return 'open';
  if (!canReturn(unit)) return 'refunded';
  if (unit.isUsed) return 'used';
  return unit.isRecycled ? 'recycled' : null;
}
