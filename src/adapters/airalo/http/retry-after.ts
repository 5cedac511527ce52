/** A longer wait is a mistake or a penalty; we retry after an hour at the latest. */
const MAX_WAIT_SECONDS = 3600;

/** Reads both forms of the header: seconds, or a date. Null when it is missing or invalid. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  if (!Number.isFinite(seconds)) return null;
  return Math.min(Math.max(seconds, 0), MAX_WAIT_SECONDS);
}
