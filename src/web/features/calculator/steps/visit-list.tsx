import { Plus, Trash2 } from 'lucide-react';
import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DayCount } from './day-count.tsx';
import { DestinationBox } from './destination-box.tsx';
import type { DestinationOption } from './destination-options.ts';
import type { Destinations } from './use-destinations.ts';
import { addVisit, changeVisit, removeVisit, type TripDraft, type Visit } from '../trip-draft.ts';

type Properties = Readonly<{
  draft: TripDraft;
  options: readonly DestinationOption[];
  list: Destinations['kind'];
  /** A stop without a country says so. */
  isWarned: boolean;
  onChange: (draft: TripDraft) => void;
}>;

/** The countries of a trip, one to six, in travelling order. */
export function VisitList({ draft, options, list, isWarned, onChange }: Properties) {
  const t = useMessages('calculator');
  const { visits } = draft;
  const countries = options.filter(({ countryCode }) => countryCode !== null);
  const days = visits.reduce((sum, visit) => sum + visit.days, 0);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('stops.legend')}</legend>
      <ol className="visit-list">
        {visits.map((visit, index) => (
          <li key={visit.id}>
            <VisitRow
              visit={visit}
              index={index + 1}
              options={countries}
              list={list}
              isWarned={isWarned}
              isOnWay={visits.some(({ destination }) => destination?.hasPlans !== false)}
              onChange={(change) => onChange(changeVisit(draft, visit.id, change))}
              {...(visits.length === 1 ? {} : { onRemove: () => onChange(removeVisit(draft, visit.id)) })}
            />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {visits.length < MAX_STOPS ? (
          <button type="button" className={buttonClass('quiet')} onClick={() => onChange(addVisit(draft))}>
            <Plus aria-hidden="true" className="size-5" />
            {t('stops.add')}
          </button>
        ) : (
          <p className="text-ink-soft">{t('stops.most')}</p>
        )}
        <p role="status" className="font-semibold">
          {t('days.whole', { count: days })}
        </p>
      </div>
    </fieldset>
  );
}

type RowProperties = Readonly<{
  visit: Visit;
  /** Starts at 1. */
  index: number;
  options: readonly DestinationOption[];
  list: Destinations['kind'];
  isWarned: boolean;
  /** Whether another stop may have plans. */
  isOnWay: boolean;
  onChange: (change: Partial<Omit<Visit, 'id'>>) => void;
  onRemove?: () => void;
}>;

function VisitRow({ visit, index, options, list, isWarned, isOnWay, onChange, onRemove }: RowProperties) {
  const t = useMessages('calculator');
  return (
    <div className="visit">
      <DestinationBox
        label={t('destination.country', { place: index })}
        placeholder={t('destination.placeholderCountry')}
        options={options}
        list={list}
        value={visit.destination}
        isWarned={isWarned}
        unsold={isOnWay ? 'skipped' : 'refused'}
        {...(isWarned && visit.destination === null ? { problem: t('stops.missing') } : {})}
        onChange={(chosen) => onChange({ destination: chosen })}
      />
      <div className="flex items-center justify-between gap-2">
        <DayCount
          label={t('days.inCountry', { place: index })}
          days={visit.days}
          onChange={(days) => onChange({ days })}
        />
        {onRemove === undefined ? null : (
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('stops.remove', { place: index })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}
