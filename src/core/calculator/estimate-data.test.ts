import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITIES,
  ADVANCED_USES,
  LEVELS,
  LEVEL_WORDS,
  STARTING_INPUT,
  TRAVEL_TYPES,
  TRIP_DAYS,
  WIFI_AVAILABILITIES,
  levelFrom,
  tripDaysFrom,
  type CalculatorInput,
} from './calculator-input.ts';
import {
  confidence,
  dailyMegabytes,
  estimateLimit,
  estimateMegabytes,
  tripMegabytes,
  USAGE_CATEGORIES,
  usageLevel,
} from './estimate-data.ts';
import { LANGUAGES } from '#core/language.ts';
import { formatData, formatEstimate, shownNeed, shownNeedOfDay } from './format-data.ts';

const NOTHING = {
  activities: { video: 0, social: 0, maps: 0, emailChat: 0, workVPN: 0 },
  advanced: { hotspot: 0, cloudBackup: 0, gaming: 0, streaming: 0 },
} as const;

function anInput(changes: Partial<CalculatorInput> = {}): CalculatorInput {
  return { ...STARTING_INPUT, ...NOTHING, travelType: 'business', wifiAvailability: 'limited', ...changes };
}

const level = fc.constantFrom(...LEVELS);
const anyInput: fc.Arbitrary<CalculatorInput> = fc.record({
  tripDays: fc.integer({ min: TRIP_DAYS.min, max: TRIP_DAYS.max }),
  destination: fc.constant(null),
  travelType: fc.constantFrom(...TRAVEL_TYPES),
  activities: fc.record({ video: level, social: level, maps: level, emailChat: level, workVPN: level }),
  wifiAvailability: fc.constantFrom(...WIFI_AVAILABILITIES),
  advanced: fc.record({ hotspot: level, cloudBackup: level, gaming: level, streaming: level }),
  confidenceLevel: fc.constant(85),
});

describe('the starting values', () => {
  test('CALC-08 CALC-11 the calculator starts at 7 days, leisure, moderate wifi and the usual levels', () => {
    expect(STARTING_INPUT).toMatchObject({
      tripDays: 7,
      travelType: 'leisure',
      wifiAvailability: 'moderate',
      activities: { video: 2, social: 3, maps: 3, emailChat: 3, workVPN: 0 },
      advanced: { hotspot: 0, cloudBackup: 0, gaming: 0, streaming: 0 },
    });
  });

  test('CALC-07 CALC-09 every slider value becomes a whole number inside its range', () => {
    expect([-3, 0, 1.4, 1.6, 5, 9].map(levelFrom)).toEqual([0, 0, 1, 2, 5, 5]);
    expect([-3, 0, 1, 7.4, 60, 999, Number.NaN].map(tripDaysFrom)).toEqual([1, 1, 1, 7, 60, 60, 7]);
    expect(TRIP_DAYS.step).toBe(1);
  });

  test('CALC-10 the six levels have their names in order', () => {
    expect(LEVEL_WORDS).toEqual(['never', 'rarely', 'sometimes', 'regularly', 'often', 'constantly']);
  });
});

describe('one day', () => {
  test('CALC-14 levels 0-5 of one activity are 0, 0.25, 0.5, 1, 2 and 4 hours', () => {
    const hours = LEVELS.map(
      (video) => dailyMegabytes(anInput({ activities: { ...NOTHING.activities, video } })) / (380 * 1.05),
    );
    hours.forEach((value, index) => expect(value).toBeCloseTo([0, 0.25, 0.5, 1, 2, 4][index] ?? -1, 9));
  });

  test.each([
    ['video', 380 * 1.05],
    ['social', 85 * 1.15],
    ['maps', 2.8 * 1.1],
    ['emailChat', 3.5 * 1.1],
    ['workVPN', 140 * 1.15],
  ] as const)('CALC-15 CALC-17 an hour of %s is its rate times its overhead', (activity, megabytes) => {
    const activities = { ...NOTHING.activities, [activity]: 3 };
    expect(dailyMegabytes(anInput({ activities }))).toBeCloseTo(megabytes, 9);
  });

  test.each([
    ['hotspot', 75 * 1.1],
    ['cloudBackup', 5.5 * 1.05],
    ['gaming', 95 * 1.1],
    ['streaming', 200 * 1.05],
  ] as const)('CALC-16 CALC-18 an hour of %s is its rate times its overhead', (use, megabytes) => {
    const advanced = { ...NOTHING.advanced, [use]: 3 };
    expect(dailyMegabytes(anInput({ advanced }))).toBeCloseTo(megabytes, 9);
  });

  test('CALC-19 the day is the sum of all nine', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const alone = [
          ...ACTIVITIES.map((name) =>
            dailyMegabytes({
              ...input,
              ...NOTHING,
              activities: { ...NOTHING.activities, [name]: input.activities[name] },
            }),
          ),
          ...ADVANCED_USES.map((name) =>
            dailyMegabytes({
              ...input,
              ...NOTHING,
              advanced: { ...NOTHING.advanced, [name]: input.advanced[name] },
            }),
          ),
        ];
        expect(dailyMegabytes(input)).toBeCloseTo(
          alone.reduce((sum, megabytes) => sum + megabytes, 0),
          6,
        );
      }),
    );
  });
});

describe('the trip', () => {
  const video3 = { activities: { ...NOTHING.activities, video: 3 } } as const;

  test('CALC-12 CALC-13 CALC-20 travel type, wifi and days multiply the day', () => {
    const day = 380 * 1.05;
    const trip = (changes: Partial<CalculatorInput>) =>
      tripMegabytes(anInput({ ...video3, tripDays: 5, ...changes }));
    expect(trip({})).toBeCloseTo(day * 5, 6);
    expect(trip({ travelType: 'leisure' })).toBeCloseTo(day * 5 * 0.9, 6);
    expect(trip({ travelType: 'nomad' })).toBeCloseTo(day * 5 * 1.2, 6);
    expect(trip({ wifiAvailability: 'moderate' })).toBeCloseTo(day * 5 * 0.7, 6);
    expect(trip({ wifiAvailability: 'abundant' })).toBeCloseTo(day * 5 * 0.4, 6);
  });

  test('CALC-21 only a trip over 7 days is reduced, by 0.05 ln(days / 7)', () => {
    const perDay = (tripDays: number) => tripMegabytes(anInput({ ...video3, tripDays })) / tripDays;
    expect(perDay(7)).toBeCloseTo(399, 9);
    expect(perDay(8)).toBeCloseTo(399 * (1 - 0.05 * Math.log(8 / 7)), 9);
    expect(perDay(60)).toBeCloseTo(399 * (1 - 0.05 * Math.log(60 / 7)), 9);
  });

  test('CALC-22 CALC-23 CALC-25 the estimate adds the margin, the factor, and rounds up to 100 MB', () => {
    const input = anInput({ ...video3, tripDays: 5 });
    expect(estimateMegabytes(input)).toBe(Math.ceil((399 * 5 * 1.35 * 1.5) / 100) * 100);
    expect(estimateMegabytes(input)).toBe(4100);
  });

  test('CALC-24 a phone without any use still gets 750 MB, rounded up to 800', () => {
    expect(estimateMegabytes(anInput({ tripDays: 7 }))).toBe(800);
  });

  test('CALC-26 the cap of 2800 MB a day is applied after rounding', () => {
    const heavy = anInput({
      activities: { video: 5, social: 5, maps: 5, emailChat: 5, workVPN: 5 },
      tripDays: 3,
    });
    expect(estimateMegabytes(heavy)).toBe(8400);
  });

  test('CALC-24 CALC-25 CALC-26 every estimate is a whole hundred between 800 MB and the cap', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const estimate = estimateMegabytes(input);
        expect(estimate % 100).toBe(0);
        expect(estimate).toBeGreaterThanOrEqual(800);
        expect(estimate).toBeLessThanOrEqual(2800 * input.tripDays);
      }),
    );
  });

  test('CALC-53 the smallest estimate and the cap are named where they decided instead of the answers', () => {
    const activities = { ...NOTHING.activities, video: 5 as const };
    expect(estimateLimit(anInput({ tripDays: 1 }))).toBe('minimum');
    expect(estimateLimit(anInput({ tripDays: 1, activities }))).toBe('cap');
    expect(estimateLimit(STARTING_INPUT)).toBeNull();
    fc.assert(
      fc.property(anyInput, (input) => {
        const limit = estimateLimit(input);
        const estimate = estimateMegabytes(input);
        if (limit === 'minimum') expect(estimate).toBe(800);
        if (limit === 'cap') expect(estimate).toBe(2800 * input.tripDays);
      }),
    );
  });

  test('more use, a longer trip or less wifi never lowers the estimate', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...ACTIVITIES), (input, name) => {
        const more = { ...input.activities, [name]: levelFrom(input.activities[name] + 1) };
        expect(estimateMegabytes({ ...input, activities: more })).toBeGreaterThanOrEqual(
          estimateMegabytes(input),
        );
        const longer = { ...input, tripDays: tripDaysFrom(input.tripDays + 1) };
        expect(estimateMegabytes(longer)).toBeGreaterThanOrEqual(estimateMegabytes(input));
        const withoutWifi: CalculatorInput = { ...input, wifiAvailability: 'limited' };
        expect(estimateMegabytes(withoutWifi)).toBeGreaterThanOrEqual(estimateMegabytes(input));
      }),
    );
  });
});

describe('the description of the estimate', () => {
  test('CALC-27 under 3072 MB is light, 3072 and above is moderate', () => {
    expect([800, 3071, 3072, 90000].map(usageLevel)).toEqual(['light', 'light', 'moderate', 'moderate']);
  });

  test('CALC-29 data is GB with one decimal from 1024 MB and MB below, in the language of the page', () => {
    expect([800, 1023, 1024, 2560, 12800].map((megabytes) => formatEstimate(megabytes, 'en'))).toEqual([
      '800 MB',
      '1,023 MB',
      '1.0 GB',
      '2.5 GB',
      '12.5 GB',
    ]);
    expect(formatEstimate(2560, 'es')).toBe('2,5 GB');
  });

  test('CALC-34 elsewhere an amount has no needless decimal, like the names of plans', () => {
    expect([800, 1024, 2560, 10_240, 10_250].map((megabytes) => formatData(megabytes, 'es'))).toEqual([
      '800 MB',
      '1 GB',
      '2,5 GB',
      '10 GB',
      '10 GB',
    ]);
  });

  test('CALC-29 CALC-34 amounts are written as Intl writes them in every language', () => {
    const gigabytes = [
      1, 1.04, 1.05, 1.25, 2.45, 9.95, 99.96, 999.9, 999.96, 1_000, 1_234.5, 9_999.96, 12_345.6,
    ];
    for (const language of LANGUAGES) {
      const asIntl = (fewest: number) =>
        new Intl.NumberFormat(language, { minimumFractionDigits: fewest, maximumFractionDigits: 1 });
      for (const amount of gigabytes) {
        expect(formatData(amount * 1024, language)).toBe(`${asIntl(0).format(amount)} GB`);
        expect(formatEstimate(amount * 1024, language)).toBe(`${asIntl(1).format(amount)} GB`);
      }
      for (const amount of [0, 0.4, 0.5, 512.5, 1_023, 1_023.9])
        expect(formatData(amount, language)).toBe(
          `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount)} MB`,
        );
    }
  });

  test('CALC-30 CALC-31 confidence is 85, and 95 when the advanced step was filled in', () => {
    expect(confidence(STARTING_INPUT)).toBe(85);
    // Each advanced slider counts on its own.
    expect(ADVANCED_USES.length).toBeGreaterThan(1);
    for (const use of ADVANCED_USES)
      expect({
        use,
        is: confidence({ ...STARTING_INPUT, advanced: { ...NOTHING.advanced, [use]: 1 } }),
      }).toEqual({ use, is: 95 });
  });
});

test('CALC-42 the need of a trip never reads smaller than it is', () => {
  const shown = (megabytes: number) => formatEstimate(shownNeed(megabytes), 'es');
  expect([800, 1024, 1025, 2560, 3072, 3073, 3100, 12_800].map(shown)).toEqual([
    '800 MB',
    '1,0 GB',
    '1,1 GB',
    '2,5 GB',
    '3,0 GB',
    '3,1 GB',
    '3,1 GB',
    '12,5 GB',
  ]);
  // Every estimate up to 60 days at the cap.
  for (let megabytes = 100; megabytes <= 168_000; megabytes += 100) {
    expect(shownNeed(megabytes)).toBeGreaterThanOrEqual(megabytes);
    expect(shownNeed(megabytes) - megabytes).toBeLessThan(102.4);
    const read = Number.parseFloat(formatData(shownNeed(megabytes), 'en').replace(',', ''));
    expect(megabytes < 1024 ? read : read * 1024).toBeGreaterThanOrEqual(megabytes);
  }
});

test('CALC-43 the need of a day is rounded up to 10 MB, and to a tenth of a GB from 1024 MB', () => {
  const shown = (megabytes: number, days: number) => formatEstimate(shownNeedOfDay(megabytes, days), 'en');
  expect([shown(2800, 7), shown(3100, 8), shown(800, 60)]).toEqual(['400 MB', '390 MB', '20 MB']);
  const ofOneDay = [1020, 1021, 1023, 1024, 1025, 2800].map((megabytes) => shown(megabytes, 1));
  expect(ofOneDay).toEqual(['1,020 MB', '1.0 GB', '1.0 GB', '1.0 GB', '1.1 GB', '2.8 GB']);
});

test('CALC-28 the legend is light 500 MB, moderate 1 GB, heavy 5 GB and extreme 10 GB+', () => {
  expect(USAGE_CATEGORIES.map(({ category, amount }) => `${category} ${amount}`)).toEqual([
    'light 500 MB',
    'moderate 1 GB',
    'heavy 5 GB',
    'extreme 10 GB+',
  ]);
});
