import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MILLISECONDS, packageLife, type PackageStart } from './package-life.ts';

const START = Date.UTC(2026, 2, 1);

const starts: fc.Arbitrary<PackageStart> = fc.record({
  seed: fc.string(),
  activatedAt: fc.constant(START),
  days: fc.constantFrom(1, 3, 7, 30, 365),
  megabytes: fc.constantFrom(500, 1024, 10_240, Infinity),
  adjustment: fc.constant(null),
});

test('usage only grows, never exceeds the purchased data, and stops at the end', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const life = packageLife(start);
      let before = 0;
      for (let part = 0; part <= 24; part += 1) {
        const used = life.usedAt(START + (part / 20) * start.days * DAY_MILLISECONDS);
        expect(used).toBeGreaterThanOrEqual(before);
        expect(used).toBeLessThanOrEqual(start.megabytes);
        before = used;
      }
      expect(life.usedAt(life.endedAt)).toBe(life.usedAt(life.endedAt + DAY_MILLISECONDS));
    }),
  );
});

test('a finished package has used all its data, an expired one has not', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const life = packageLife(start);
      if (life.finishedAt === null) {
        expect(life.endedAt).toBe(life.expiresAt);
        expect(life.usedAt(life.endedAt)).toBeLessThanOrEqual(start.megabytes);
      } else {
        expect(life.finishedAt).toBeLessThan(life.expiresAt);
        expect(life.usedAt(life.finishedAt)).toBe(start.megabytes);
      }
    }),
    // Its days add up to 499.99… megabytes.
    { examples: [[{ seed: ';Z(mMz-', activatedAt: START, days: 30, megabytes: 500, adjustment: null }]] },
  );
});

test('some packages run out of data and some run out of days', () => {
  const lives = Array.from({ length: 40 }, (_, index) =>
    packageLife({ seed: String(index), activatedAt: START, days: 7, megabytes: 1024, adjustment: null }),
  );
  expect(lives.some((life) => life.finishedAt === null)).toBe(true);
  expect(lives.some((life) => life.finishedAt !== null)).toBe(true);
});

test('an unlimited package never finishes', () => {
  const life = packageLife({
    seed: 'x',
    activatedAt: START,
    days: 30,
    megabytes: Infinity,
    adjustment: null,
  });
  expect(life.finishedAt).toBeNull();
  expect(life.usedAt(life.expiresAt)).toBeGreaterThan(1024);
});

test('after a test sets the usage, the usual pace continues from there', () => {
  const at = START + DAY_MILLISECONDS;
  const start = { seed: 'x', activatedAt: START, days: 7, megabytes: 1024 };
  const life = packageLife({ ...start, adjustment: { at, megabytes: 800 } });
  expect(life.usedAt(at)).toBe(800);
  expect(life.usedAt(at + DAY_MILLISECONDS)).toBeGreaterThan(800);
  expect(packageLife({ ...start, adjustment: { at, megabytes: 1024 } }).endedAt).toBe(at);
});

test('the usage set by a test is exact at that moment, to the megabyte', () => {
  const moments = fc.integer({ min: 0, max: 6 * DAY_MILLISECONDS });
  fc.assert(
    fc.property(fc.string(), moments, (seed, elapsed) => {
      const at = START + elapsed;
      const start = { seed, activatedAt: START, days: 30, megabytes: 3072 };
      expect(packageLife({ ...start, adjustment: { at, megabytes: 1000 } }).usedAt(at)).toBe(1000);
    }),
  );
});
