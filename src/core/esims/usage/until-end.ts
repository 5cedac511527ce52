import type { StoredReading } from './consumption.ts';

/**
 * Nothing is used after the end of the validity: everything that was read from then on is one reading at the end, with the
 * last figures. `endsAt` null: the end is not known.
 */
export function untilEnd(readings: readonly StoredReading[], endsAt: Date | null): readonly StoredReading[] {
  const last = readings.at(-1);
  if (endsAt === null || last === undefined || last.readAt < endsAt) return readings;
  return [...readings.filter(({ readAt }) => readAt < endsAt), { ...last, readAt: endsAt }];
}
