import { ACTIVITIES, type CalculatorInput } from '#core/calculator/calculator-input.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { LevelSlider } from './level-slider.tsx';

type Properties = Readonly<{ input: CalculatorInput; onChange: (change: Partial<CalculatorInput>) => void }>;

/** What the phone is used for on a normal day. */
export function UsageStep({ input: { activities }, onChange }: Properties) {
  const t = useMessages('calculator');
  return (
    <>
      <p className="text-ink-soft">{t('usageLead')}</p>
      <div className="calculator-sliders">
        {ACTIVITIES.map((activity) => (
          <LevelSlider
            key={activity}
            label={t(`activities.${activity}`)}
            level={activities[activity]}
            onChange={(level) => onChange({ activities: { ...activities, [activity]: level } })}
          />
        ))}
      </div>
    </>
  );
}
