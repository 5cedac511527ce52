import { describe, expect, test } from 'vitest';
import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { estimateMegabytes } from '#core/calculator/estimate-data.ts';
import type { DestinationOption } from './steps/destination-options.ts';
import {
  addVisit,
  changeVisit,
  isComplete,
  requestOf,
  removeVisit,
  STARTING_DRAFT,
  type TripDraft,
} from './trip-draft.ts';

function aDestination(slug: string, countryCode: string, hasPlans = true): DestinationOption {
  return { slug, name: slug, place: slug, countryCode, spellings: [slug], hasPlans };
}

function anItinerary(): TripDraft {
  const [first, second] = STARTING_DRAFT.visits;
  if (first === undefined || second === undefined) throw new Error('A new itinerary has two stops');
  const several: TripDraft = { ...STARTING_DRAFT, mode: 'several' };
  const japan = changeVisit(several, first.id, { destination: aDestination('japan', 'JP'), days: 5 });
  return changeVisit(japan, second.id, { destination: aDestination('south-korea', 'KR'), days: 3 });
}

describe('what the calculator sends to the shop', () => {
  test('CALC-08 an untouched trip is 7 days to anywhere', () => {
    expect(requestOf(STARTING_DRAFT)).toMatchObject({ kind: 'one', destination: null, days: 7 });
    expect(requestOf(STARTING_DRAFT).megabytes).toBe(estimateMegabytes(STARTING_DRAFT.input));
  });

  test('an itinerary is estimated over all its days, and sent in travelling order', () => {
    const request = requestOf(anItinerary());
    expect(request).toMatchObject({
      kind: 'several',
      days: 8,
      stops: [
        { countryCode: 'JP', days: 5 },
        { countryCode: 'KR', days: 3 },
      ],
    });
    expect(request.megabytes).toBe(estimateMegabytes({ ...STARTING_DRAFT.input, tripDays: 8 }));
  });
});

describe('a country without plans', () => {
  const iran = aDestination('iran', 'IR', false);
  const withIran = (draft: TripDraft) => {
    const added = addVisit(draft);
    return changeVisit(added, added.visits.at(-1)?.id ?? 0, { destination: iran, days: 9 });
  };

  test('CALC-57 a trip of several countries is complete with it, and calculated without it and its days', () => {
    const draft = withIran(anItinerary());
    expect(isComplete(draft)).toBe(true);
    const request = requestOf(draft);
    expect(request).toMatchObject({ kind: 'several', days: 8, unsold: ['iran'] });
    expect(request.kind === 'several' && request.stops.map(({ countryCode }) => countryCode)).toEqual([
      'JP',
      'KR',
    ]);
    expect(request.megabytes).toBe(requestOf(anItinerary()).megabytes);
    expect(requestOf(withIran(draft))).toMatchObject({ unsold: ['iran'] });
    expect(isComplete(addVisit(draft))).toBe(false);
  });

  test('CALC-57 a trip to it alone is not complete', () => {
    expect(isComplete({ ...STARTING_DRAFT, destination: iran })).toBe(false);
    const only = {
      ...STARTING_DRAFT,
      mode: 'several' as const,
      visits: withIran(anItinerary()).visits.slice(2),
    };
    expect(isComplete(only)).toBe(false);
  });
});

describe('an itinerary being filled in', () => {
  test('it is complete when every stop has a country', () => {
    expect(isComplete(STARTING_DRAFT)).toBe(true);
    expect(isComplete({ ...STARTING_DRAFT, mode: 'several' })).toBe(false);
    expect(isComplete(anItinerary())).toBe(true);
    expect(isComplete(addVisit(anItinerary()))).toBe(false);
  });

  test('it has one to six stops, each with an id of its own', () => {
    let draft = anItinerary();
    for (let more = 0; more < 10; more += 1) draft = addVisit(draft);
    expect(draft.visits).toHaveLength(MAX_STOPS);
    expect(new Set(draft.visits.map(({ id }) => id)).size).toBe(MAX_STOPS);
    for (const { id } of draft.visits) draft = removeVisit(draft, id);
    expect(draft.visits).toHaveLength(1);
  });

  test('CALC-07 an invalid number of days becomes the nearest valid one', () => {
    const [first] = anItinerary().visits;
    const daysOf = (days: number) => changeVisit(anItinerary(), first?.id ?? 0, { days }).visits[0]?.days;
    expect([-5, 0, 2.4, 60, 1e9, Number.NaN].map(daysOf)).toEqual([1, 1, 2, 60, 60, 7]);
  });
});
