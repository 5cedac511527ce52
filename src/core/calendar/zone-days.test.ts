import { expect, test } from 'vitest';
import { zoneDays } from './zone-days.ts';

const hours = (timeZone: string, from: string, to: string) =>
  zoneDays(timeZone, new Date(from), new Date(to)).map(
    (day) => `${day.date} ${(day.to.getTime() - day.from.getTime()) / 3_600_000}`,
  );

test('USAGE-11 a day begins at midnight of the traveller’s time zone', () => {
  const [day] = zoneDays('Asia/Tokyo', new Date('2026-11-08T16:00:00Z'), new Date('2026-11-08T16:00:00Z'));
  expect(day).toEqual({
    date: '2026-11-09',
    from: new Date('2026-11-08T15:00:00Z'),
    to: new Date('2026-11-09T15:00:00Z'),
  });
});

test('USAGE-11 days with a clock change have 23 or 25 hours, also when midnight does not exist', () => {
  expect(hours('Europe/Madrid', '2026-03-28T12:00Z', '2026-03-30T12:00Z')).toEqual([
    '2026-03-28 24',
    '2026-03-29 23',
    '2026-03-30 24',
  ]);
  expect(hours('Europe/Madrid', '2026-10-25T12:00Z', '2026-10-25T12:00Z')).toEqual(['2026-10-25 25']);
  // In Santiago the clock is set forward at midnight.
  expect(hours('America/Santiago', '2026-09-05T12:00Z', '2026-09-07T12:00Z')).toEqual([
    '2026-09-05 24',
    '2026-09-06 23',
    '2026-09-07 24',
  ]);
});

test('USAGE-11 a midnight belongs to the day that begins', () => {
  expect(hours('UTC', '2026-11-08T00:00Z', '2026-11-09T00:00Z')).toEqual(['2026-11-08 24', '2026-11-09 24']);
});
