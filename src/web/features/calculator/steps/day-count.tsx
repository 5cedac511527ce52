import { useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { TRIP_DAYS, tripDaysFrom } from '#core/calculator/calculator-input.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ label: string; days: number; onChange: (days: number) => void }>;

/** A number of days, typed or changed in steps. An invalid number becomes the nearest valid one on blur. */
export function DayCount({ label, days, onChange }: Properties) {
  const t = useMessages('calculator');
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() !== '') onChange(tripDaysFrom(Number(typed)));
  };
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1.5">
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('days.less')}
        disabled={days <= TRIP_DAYS.min}
        onClick={() => onChange(days - 1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        className="day-input"
        aria-label={label}
        value={typed ?? String(days)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('days.more')}
        disabled={days >= TRIP_DAYS.max}
        onClick={() => onChange(days + 1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <span aria-hidden="true" className="ml-1">
        {t('days.unit', { count: days })}
      </span>
    </div>
  );
}
