import { Check } from 'lucide-react';
import { TRIP_LENGTHS } from '#core/catalogue/packages/filters.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { chipClass } from '../../../ui/chip.ts';
import type { PlanChoiceState } from './use-plan-choice.ts';

type Properties = Pick<PlanChoiceState, 'choice' | 'addressOf'>;

/** "How long is your trip?": links, so that they work without scripts. Back leaves the page. */
export function TripChips({ choice, addressOf }: Properties) {
  const t = useMessages('destination');
  return (
    <nav aria-labelledby="trip-heading" className="trip-chips">
      <h2 id="trip-heading" className="text-base font-semibold">
        {t('chooser.trip.heading')}
      </h2>
      <ul className="trip-chip-list">
        {TRIP_LENGTHS.map((trip) => {
          const isSelected = trip === choice.trip;
          return (
            <li key={trip}>
              <LocalizedLink
                to={addressOf({ trip })}
                replace
                preventScrollReset
                aria-current={isSelected ? 'true' : undefined}
                className={`${chipClass(isSelected)} gap-1.5`}
              >
                {isSelected ? <Check aria-hidden="true" className="size-4" /> : null}
                {t(`chooser.trip.${trip}`)}
              </LocalizedLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
