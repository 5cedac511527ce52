import { Minus, Plus } from 'lucide-react';
import { TRIP_DAYS, tripDaysFrom } from '#core/calculator/calculator-input.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider/slider.tsx';

type Properties = Readonly<{ days: number; onChange: (days: number) => void }>;

/** On a phone a day is five pixels of the slider: the buttons change it by one, as arrow keys do on the slider. */
export function DaySlider({ days, onChange }: Properties) {
  const t = useMessages('calculator');
  const steps = [
    { by: -1, words: t('days.less'), Icon: Minus, isLast: days <= TRIP_DAYS.min },
    { by: 1, words: t('days.more'), Icon: Plus, isLast: days >= TRIP_DAYS.max },
  ];
  return (
    <div className="flex items-end gap-2">
      <div className="grow">
        <Slider
          label={t('days.label')}
          min={TRIP_DAYS.min}
          max={TRIP_DAYS.max}
          value={days}
          words={t('days.value', { count: days })}
          onChange={(value) => onChange(tripDaysFrom(value))}
        />
      </div>
      {steps.map(({ by, words, Icon, isLast }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          className={buttonClass('icon')}
          aria-label={words}
          disabled={isLast}
          onClick={() => onChange(tripDaysFrom(days + by))}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}
