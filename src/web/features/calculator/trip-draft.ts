import { STARTING_INPUT, tripDaysFrom, type CalculatorInput } from '#core/calculator/calculator-input.ts';
import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { estimateMegabytes } from '#core/calculator/estimate-data.ts';
import type { TripMode } from '#core/calculator/trip-mode.ts';
import type { DestinationOption } from './steps/destination-options.ts';

/** One stop of an itinerary that is being edited. `id` identifies the stop while others are added and removed. */
export type Visit = Readonly<{ id: number; destination: DestinationOption | null; days: number }>;

/** The traveller's inputs so far. */
export type TripDraft = Readonly<{
  mode: TripMode;
  /** Undefined until the traveller changes it: until then the page's search may suggest a destination. */
  destination: DestinationOption | null | undefined;
  visits: readonly Visit[];
  input: CalculatorInput;
}>;

const DAYS_OF_A_STOP = 4;

export const STARTING_DRAFT: TripDraft = {
  mode: 'one',
  destination: undefined,
  visits: [
    { id: 1, destination: null, days: DAYS_OF_A_STOP },
    { id: 2, destination: null, days: DAYS_OF_A_STOP },
  ],
  input: STARTING_INPUT,
};

export function addVisit(draft: TripDraft): TripDraft {
  if (draft.visits.length >= MAX_STOPS) return draft;
  const id = Math.max(0, ...draft.visits.map((visit) => visit.id)) + 1;
  return { ...draft, visits: [...draft.visits, { id, destination: null, days: DAYS_OF_A_STOP }] };
}

/** The last stop cannot be removed: a trip needs at least one. */
export function removeVisit(draft: TripDraft, id: number): TripDraft {
  if (draft.visits.length === 1) return draft;
  return { ...draft, visits: draft.visits.filter((visit) => visit.id !== id) };
}

export function changeVisit(draft: TripDraft, id: number, change: Partial<Omit<Visit, 'id'>>): TripDraft {
  return {
    ...draft,
    visits: draft.visits.map((visit) => {
      const changed = { ...visit, ...change };
      return visit.id === id ? { ...changed, days: tripDaysFrom(changed.days) } : visit;
    }),
  };
}

/** A trip to one destination needs no choice; a trip to several needs all of them, and a plan for one of them. */
export function isComplete({ mode, destination, visits }: TripDraft): boolean {
  if (mode === 'one') return destination?.hasPlans !== false;
  return visits.every((visit) => visit.destination !== null) && visits.some(hasPlans);
}

export function hasPlans({ destination }: Visit): boolean {
  return destination?.hasPlans === true;
}

/** `days` is the sum over the whole trip. */
export type TripRequest = Readonly<{ input: CalculatorInput; days: number; megabytes: number }> &
  (
    | Readonly<{ kind: 'one'; destination: DestinationOption | null }>
    | Readonly<{
        kind: 'several';
        stops: readonly Readonly<{ name: string; countryCode: string; days: number }>[];
        /** The countries without plans: the trip is calculated without them. */
        unsold: readonly string[];
      }>
  );

export function requestOf({ mode, destination, visits, input }: TripDraft): TripRequest {
  if (mode === 'one') {
    const tripInput = { ...input, destination: destination?.slug ?? null };
    return {
      kind: 'one',
      destination: destination ?? null,
      input: tripInput,
      days: tripInput.tripDays,
      megabytes: estimateMegabytes(tripInput),
    };
  }
  const stops = visits
    .filter(hasPlans)
    .flatMap((visit) =>
      visit.destination?.countryCode == null
        ? []
        : [{ name: visit.destination.name, countryCode: visit.destination.countryCode, days: visit.days }],
    );
  const days = stops.reduce((sum, stop) => sum + stop.days, 0);
  const tripInput = { ...input, destination: null, tripDays: days };
  const unsold = visits.flatMap((visit) => (hasPlans(visit) ? [] : (visit.destination?.place ?? [])));
  return {
    kind: 'several',
    stops,
    unsold: [...new Set(unsold)],
    input: tripInput,
    days,
    megabytes: estimateMegabytes(tripInput),
  };
}
