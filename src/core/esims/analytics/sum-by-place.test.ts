import { expect, test } from 'vitest';
import { sumByPlace, type EsimUse } from './sum-by-place.ts';

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

function esim(changes: Partial<EsimUse>): EsimUse {
  return {
    coverage: 'local',
    countryCode: 'JP',
    place: 'Japan',
    connectedAt: day(1),
    until: day(5),
    isEnded: true,
    usedMegabytes: 1_000,
    boughtMegabytes: 2_000,
    ...changes,
  };
}

test('USAGE-07 eSIMs of one country are one row; a region and the world have their own', () => {
  const rows = sumByPlace([
    esim({}),
    esim({ connectedAt: day(11), until: day(13), usedMegabytes: 500 }),
    esim({ coverage: 'regional', countryCode: null, place: 'Asia', connectedAt: day(3) }),
    esim({ coverage: 'global', countryCode: null, place: 'Global', connectedAt: day(2) }),
  ]);
  expect(rows.map(({ place, countryCode, esims }) => [place, countryCode, esims])).toEqual([
    ['Asia', null, 1],
    ['Global', null, 1],
    ['Japan', 'JP', 2],
  ]);
  expect(rows.at(-1)).toMatchObject({
    from: day(1),
    to: day(13),
    usedMegabytes: 1_500,
    boughtMegabytes: 4_000,
    perDayMegabytes: 250,
  });
});

test('USAGE-07 a place with a running eSIM is first and has no end', () => {
  const rows = sumByPlace([
    esim({ countryCode: 'KR', place: 'South Korea', connectedAt: day(20), until: day(22) }),
    esim({}),
    esim({ isEnded: false, connectedAt: day(9), until: day(10) }),
  ]);
  expect(rows.map(({ place, to }) => [place, to])).toEqual([
    ['Japan', null],
    ['South Korea', day(22)],
  ]);
});

test('USAGE-07 an unlimited plan has no amount that was bought, and an hour of use is no pace of a day', () => {
  const [row] = sumByPlace([
    esim({ boughtMegabytes: null, until: new Date(day(1).getTime() + 3_600_000), usedMegabytes: 100 }),
  ]);
  expect(row).toMatchObject({ boughtMegabytes: null, perDayMegabytes: null });
});

test('USAGE-43 eSIMs that are all used within less than a day have no use per day', () => {
  const minutes = (count: number) => new Date(day(1).getTime() + count * 60_000);
  const [row] = sumByPlace([
    esim({ until: minutes(50), usedMegabytes: 2_900 }),
    esim({ connectedAt: minutes(10), until: minutes(60), usedMegabytes: 3_072 }),
  ]);
  expect(row).toMatchObject({ usedMegabytes: 5_972, perDayMegabytes: null });
  const [full] = sumByPlace([esim({ until: minutes(24 * 60), usedMegabytes: 2_900 })]);
  expect(full?.perDayMegabytes).toBe(2_900);
});

test('USAGE-07 eSIMs that are used at the same time share their days', () => {
  const [together] = sumByPlace([esim({}), esim({}), esim({})]);
  expect(together?.perDayMegabytes).toBe(750);
  const [overlapping] = sumByPlace([esim({}), esim({ connectedAt: day(3), until: day(7) })]);
  expect(overlapping?.perDayMegabytes).toBeCloseTo(2_000 / 6);
});
