/** Minutes ahead of UTC over a year: the least and the most of all its regions, and why they differ. */
export type UtcOffsets = Readonly<{ least: number; most: number; byRegion: boolean; bySeason: boolean }>;

const JANUARY = 0;
const JULY = 6;
const known = new Map<string, UtcOffsets>();

/** At least one zone. Looking a zone up is slow, so results are kept: there are a few hundred countries. */
export function utcOffsets(timeZones: readonly string[], year: number): UtcOffsets {
  const key = `${year} ${timeZones.join(' ')}`;
  const found = known.get(key) ?? findOffsets(timeZones, year);
  known.set(key, found);
  return found;
}

function findOffsets(timeZones: readonly string[], year: number): UtcOffsets {
  const seasons = timeZones.map((zone) =>
    [JANUARY, JULY].map((month) => offsetAt(zone, new Date(Date.UTC(year, month, 15)))),
  );
  const all = seasons.flat();
  return {
    least: Math.min(...all),
    most: Math.max(...all),
    byRegion: new Set(seasons.map(String)).size > 1,
    bySeason: seasons.some(([winter, summer]) => winter !== summer),
  };
}

function offsetAt(timeZone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -ahead : ahead;
}

/** "UTC+9", "UTC−3:30", "UTC". */
export function formatUtcOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${time}`;
}
