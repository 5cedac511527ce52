import { z } from 'zod';

const LONGEST_NAME = 64;
const ZONE_NAME = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$/;

/** An IANA name such as "America/Mexico_City" that this machine knows. Offsets such as "+02:00" are not names. */
function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME || !ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The traveller's time zone, as the browser knows it. */
export const TimeZone = z.string().refine(isTimeZone, 'must be the name of a time zone').default('UTC');
