import { expect, test } from 'vitest';
import { consumption } from './consumption.ts';
import { untilEnd } from './until-end.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const reading = (readAt: Date, remainingMegabytes: number) => ({
  readAt,
  lastReadAt: readAt,
  totalMegabytes: 3_072,
  remainingMegabytes,
});

const [FIRST, SECOND, THIRD] = [
  reading(at('10T09'), 2_000),
  reading(at('19T13'), 222),
  reading(at('20T13'), 0),
];

test('USAGE-51 what was read after the end was used before it, once', () => {
  const end = at('18T13');
  const capped = untilEnd([FIRST, SECOND, THIRD], end);
  expect(capped).toEqual([FIRST, { ...THIRD, readAt: end }]);
  expect(consumption(capped, at('01T09'))).toEqual([
    { from: at('01T09'), to: at('10T09'), megabytes: 1_072 },
    { from: at('10T09'), to: end, megabytes: 2_000 },
  ]);
});

test('USAGE-51 readings before the end, and those of a plan without a known end, stay', () => {
  expect(untilEnd([FIRST, SECOND], at('20T13'))).toEqual([FIRST, SECOND]);
  expect(untilEnd([FIRST, SECOND], null)).toEqual([FIRST, SECOND]);
  expect(untilEnd([], at('20T13'))).toEqual([]);
});
