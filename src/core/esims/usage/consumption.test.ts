import { expect, test } from 'vitest';
import { consumption, lastUseAt, usedMegabytes, type StoredReading } from './consumption.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 1, hours));

function reading(hours: number, remaining: number, total = 1000): StoredReading {
  return { readAt: at(hours), lastReadAt: at(hours), remainingMegabytes: remaining, totalMegabytes: total };
}

test('USAGE-02 the use between two readings is the difference of their figures', () => {
  const readings = [
    reading(0, 1000),
    reading(2, 900),
    { ...reading(4, 700), lastReadAt: at(8) },
    reading(10, 600),
  ];
  expect(consumption(readings, at(0))).toEqual([
    { from: at(0), to: at(2), megabytes: 100 },
    { from: at(2), to: at(4), megabytes: 200 },
    { from: at(8), to: at(10), megabytes: 100 },
  ]);
});

test('USAGE-02 what the first reading shows as used was used since the first connection', () => {
  expect(consumption([reading(6, 800)], at(2))).toEqual([{ from: at(2), to: at(6), megabytes: 200 }]);
  expect(consumption([reading(6, 800)], null)).toEqual([{ from: at(6), to: at(6), megabytes: 200 }]);
  const waiting = { ...reading(0, 1000), lastReadAt: at(1) };
  expect(consumption([waiting, reading(9, 900)], at(5))).toEqual([
    { from: at(5), to: at(9), megabytes: 100 },
  ]);
});

test('USAGE-08 a top-up is not use, and neither is the end of an earlier package', () => {
  const toppedUp = [reading(0, 400), reading(2, 1350, 2000), reading(4, 950, 1000), reading(6, 900, 1000)];
  const used = consumption(toppedUp, at(0));
  expect(used.map(({ megabytes }) => megabytes)).toEqual([600, 50, 50]);
  expect(usedMegabytes(used)).toBe(700);
});

test('USAGE-08 figures that the network corrects upwards are not negative use', () => {
  expect(consumption([reading(0, 500), reading(2, 600)], at(0)).map(({ megabytes }) => megabytes)).toEqual([
    500,
  ]);
});

test('HELP-06 the last use is the last reading with more used data, whatever a top-up changes', () => {
  expect(lastUseAt([reading(0, 1000), reading(2, 900), reading(4, 1900, 2000)])).toEqual(at(2));
  expect(lastUseAt([reading(0, 1000)])).toBeNull();
  expect(lastUseAt([])).toBeNull();
});
