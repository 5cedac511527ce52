/**
 * Lengths of time in milliseconds. A day of a time zone may be longer or shorter: see `calendar/zone-days.ts`. The build
 * writes these values into the files that browsers load, so no page loads a file for a number.
 */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
