import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchMemory, type ReportedMemory } from './watch-memory.ts';

function watched(readings: (number | null)[]) {
  const reported: ReportedMemory[] = [];
  const repeated: { check: () => void; everyMs: number }[] = [];
  const ended: string[] = [];
  const end = watchMemory({
    read: () => {
      const used = readings.shift() ?? null;
      return used === null ? null : { used, limit: 1000 };
    },
    report: (memory) => void reported.push(memory),
    repeat: (check, everyMs) => {
      repeated.push({ check, everyMs });
      return () => void ended.push('ended');
    },
  });
  return { reported, repeated, ended, end };
}

test('PERF-07 PERF-08 the monitor checks at once and every 30 s, warns at 80 % and alarms at 85 %', () => {
  const { reported, repeated, ended, end } = watched([100, 800, 851]);
  expect(repeated.map(({ everyMs }) => everyMs)).toEqual([30_000]);
  repeated[0]?.check();
  repeated[0]?.check();
  expect(reported).toEqual([
    { level: 'ok', percent: 10 },
    { level: 'warning', percent: 80 },
    { level: 'alarm', percent: 85 },
  ]);
  end();
  expect(ended).toEqual(['ended']);
});

test('PERF-07 a browser that does not tell is not reported', () => {
  expect(watched([null]).reported).toEqual([]);
});

test('PERF-09 only the admin panel and development builds watch the memory', () => {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.ts'] });
  const mentions = (name: string) =>
    files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(`/${name}.ts'`)).toSorted();
  expect(mentions('watch-memory')).toEqual(['admin/frame/memory-monitor.tsx', 'browser/log-memory.ts']);
  expect(mentions('log-memory')).toEqual(['entry.client.tsx']);
  expect(readFileSync(join(folder, 'entry.client.tsx'), 'utf8')).toContain(
    "if (import.meta.env.DEV) void import('./browser/log-memory.ts')",
  );
});
