import { expect, test } from 'vitest';
import { MEMORY_CHECK_MS, memoryLevel, memoryPercent } from './memory-level.ts';

test('PERF-07 the memory monitor checks every 30 s', () => {
  expect(MEMORY_CHECK_MS).toBe(30 * 1000);
});

test('PERF-08 the memory monitor warns at 80 % and alarms at 85 %', () => {
  const level = (used: number) => memoryLevel({ used, limit: 1000 });
  expect([799, 800, 849, 850, 1200].map(level)).toEqual(['ok', 'warning', 'warning', 'alarm', 'alarm']);
  expect(memoryLevel({ used: 5, limit: 0 })).toBe('ok');
  expect(memoryPercent({ used: 1, limit: 4 })).toBe(25);
});
