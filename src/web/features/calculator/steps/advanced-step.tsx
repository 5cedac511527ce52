import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { ADVANCED_USES, type CalculatorInput } from '#core/calculator/calculator-input.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { LevelSlider } from './level-slider.tsx';
import { requestOf, type TripDraft } from '../trip-draft.ts';

type Properties = Readonly<{ draft: TripDraft; onChange: (change: Partial<CalculatorInput>) => void }>;

/** A summary of the trip, and four optional sliders. */
export function AdvancedStep({ draft, onChange }: Properties) {
  const t = useMessages('calculator');
  const { advanced } = draft.input;
  // Only the first value counts: moving a slider back to "never" must not close the section.
  const [wasFilledIn] = useState(() => ADVANCED_USES.some((use) => advanced[use] > 0));
  return (
    <>
      <Review draft={draft} />
      <details className="calculator-advanced" open={wasFilledIn}>
        <summary>
          <span>
            <span className="block font-semibold">{t('advanced.summary')}</span>
            <span className="block text-sm text-ink-soft">{t('advanced.lead')}</span>
          </span>
          <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
        </summary>
        <div className="calculator-sliders p-4">
          {ADVANCED_USES.map((use) => (
            <LevelSlider
              key={use}
              label={t(`advanced.${use}`)}
              level={advanced[use]}
              onChange={(level) => onChange({ advanced: { ...advanced, [use]: level } })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

function Review({ draft }: Readonly<{ draft: TripDraft }>) {
  const t = useMessages('calculator');
  const request = requestOf(draft);
  const places =
    request.kind === 'one'
      ? (request.destination?.name ?? t('anywhere'))
      : request.stops.map(({ name, days }) => `${name} (${days})`).join(' → ');
  const { travelType, wifiAvailability } = draft.input;
  return (
    <dl className="calculator-review">
      <div className="col-span-full">
        <dt>{t('review')}</dt>
        <dd className="figure text-2xl wrap-anywhere">{places}</dd>
      </div>
      <div>
        <dt>{t('days.label')}</dt>
        <dd>{t('days.value', { count: request.days })}</dd>
      </div>
      <div>
        <dt>{t('travelType.legend')}</dt>
        <dd>{t(`travelType.${travelType}`)}</dd>
      </div>
      <div>
        <dt>{t('wifi.legend')}</dt>
        <dd>{t(`wifi.${wifiAvailability}`)}</dd>
      </div>
    </dl>
  );
}
