import { Briefcase, Laptop, MapPin, Route, TreePalm, Wifi, WifiHigh, WifiLow } from 'lucide-react';
import {
  TRAVEL_TYPES,
  WIFI_AVAILABILITIES,
  type CalculatorInput,
} from '#core/calculator/calculator-input.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { ChoiceGroup } from '../../../ui/choice/choice-group.tsx';
import { DaySlider } from './day-slider.tsx';
import { DestinationBox } from './destination-box.tsx';
import { DestinationsMissing } from './destinations-missing.tsx';
import type { TripDraft } from '../trip-draft.ts';
import { optionsOf, type Destinations } from './use-destinations.ts';
import { VisitList } from './visit-list.tsx';

const ICON = 'size-6 shrink-0 text-sea';
const TRAVEL_ICONS = { leisure: TreePalm, business: Briefcase, nomad: Laptop } as const;
const WIFI_ICONS = { abundant: Wifi, moderate: WifiHigh, limited: WifiLow } as const;

type Properties = Readonly<{
  draft: TripDraft;
  destinations: Destinations;
  /** A stop without a country says so, and a text that is no destination. */
  isWarned: boolean;
  onChange: (draft: TripDraft) => void;
}>;

/** Destination, days, purpose, and how much wifi is available. */
export function TripStep({ draft, destinations, isWarned, onChange }: Properties) {
  const t = useMessages('calculator');
  const { mode, input } = draft;
  const change = (changed: Partial<CalculatorInput>) =>
    onChange({ ...draft, input: { ...input, ...changed } });
  return (
    <>
      <ChoiceGroup
        legend={t('mode.legend')}
        value={mode}
        onChange={(chosen) => onChange({ ...draft, mode: chosen })}
        choices={[
          { value: 'one', words: t('mode.one'), icon: <MapPin aria-hidden="true" className={ICON} /> },
          { value: 'several', words: t('mode.several'), icon: <Route aria-hidden="true" className={ICON} /> },
        ]}
      />
      <DestinationsMissing destinations={destinations} />
      {mode === 'several' ? (
        <VisitList
          draft={draft}
          options={optionsOf(destinations)}
          list={destinations.kind}
          isWarned={isWarned}
          onChange={onChange}
        />
      ) : (
        <>
          <DestinationBox
            label={t('destination.label')}
            placeholder={t('destination.placeholder')}
            options={optionsOf(destinations)}
            list={destinations.kind}
            value={draft.destination ?? null}
            isWarned={isWarned}
            unsold="refused"
            onChange={(destination) => onChange({ ...draft, destination })}
          />
          <DaySlider days={input.tripDays} onChange={(tripDays) => change({ tripDays })} />
        </>
      )}
      <ChoiceGroup
        legend={t('travelType.legend')}
        value={input.travelType}
        onChange={(travelType) => change({ travelType })}
        choices={TRAVEL_TYPES.map((value) => {
          const Icon = TRAVEL_ICONS[value];
          return {
            value,
            words: t(`travelType.${value}`),
            hint: t(`travelType.${value}Hint`),
            icon: <Icon aria-hidden="true" className={ICON} />,
          };
        })}
      />
      <ChoiceGroup
        legend={t('wifi.legend')}
        value={input.wifiAvailability}
        onChange={(wifiAvailability) => change({ wifiAvailability })}
        choices={WIFI_AVAILABILITIES.map((value) => {
          const Icon = WIFI_ICONS[value];
          return {
            value,
            words: t(`wifi.${value}`),
            hint: t(`wifi.${value}Hint`),
            icon: <Icon aria-hidden="true" className={ICON} />,
          };
        })}
      />
    </>
  );
}
