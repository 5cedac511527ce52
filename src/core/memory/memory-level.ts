export const MEMORY_CHECK_MS = 30_000;

export type MemoryLevel = 'ok' | 'warning' | 'alarm';

const WARNING_PERCENT = 80;
const ALARM_PERCENT = 85;

/** Bytes in use, and how many there may be. */
export type MemoryReading = Readonly<{ used: number; limit: number }>;

export function memoryPercent({ used, limit }: MemoryReading): number {
  return limit > 0 ? (used * 100) / limit : 0;
}

export function memoryLevel(reading: MemoryReading): MemoryLevel {
  const percent = memoryPercent(reading);
  if (percent >= ALARM_PERCENT) return 'alarm';
  return percent >= WARNING_PERCENT ? 'warning' : 'ok';
}
