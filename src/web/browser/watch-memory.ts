import { MEMORY_CHECK_MS, memoryLevel, memoryPercent, type MemoryLevel } from '#core/memory/memory-level.ts';
import type { MemoryReading } from '#core/memory/memory-level.ts';

export type ReportedMemory = Readonly<{ level: MemoryLevel; percent: number }>;

type Needs = Readonly<{
  read: () => MemoryReading | null;
  report: (memory: ReportedMemory) => void;
  repeat: (check: () => void, everyMs: number) => () => void;
}>;

/** Checks now and every 30 seconds; returns a function that ends it. Browsers that do not tell are not checked. */
export function watchMemory({ read, report, repeat }: Needs): () => void {
  const check = () => {
    const reading = read();
    if (reading !== null)
      report({ level: memoryLevel(reading), percent: Math.round(memoryPercent(reading)) });
  };
  check();
  return repeat(check, MEMORY_CHECK_MS);
}

/** Bytes of this page's objects, in Chromium; null in other browsers. */
export function readPageMemory(): MemoryReading | null {
  const memory: unknown = 'memory' in performance ? performance.memory : null;
  if (typeof memory !== 'object' || memory === null) return null;
  if (!('usedJSHeapSize' in memory) || !('jsHeapSizeLimit' in memory)) return null;
  return { used: Number(memory.usedJSHeapSize), limit: Number(memory.jsHeapSizeLimit) };
}

export function repeatInPage(check: () => void, everyMs: number): () => void {
  const timer = window.setInterval(check, everyMs);
  return () => window.clearInterval(timer);
}
