import { expect, test } from 'vitest';
import { createTooltipTimer } from './tooltip-timer.ts';

function aTimer() {
  const seen = { waits: Array<number>(), shown: Array<boolean>(), run: () => {} };
  const timer = createTooltipTimer(
    (milliseconds, run) => {
      seen.waits.push(milliseconds);
      seen.run = run;
      return () => {
        seen.run = () => {};
      };
    },
    (isOpen) => seen.shown.push(isOpen),
  );
  return { seen, timer };
}

test('TOAST-07 a tooltip opens after 700 ms', () => {
  const { seen, timer } = aTimer();
  timer.enter();
  expect(seen.waits).toEqual([700]);
  expect(seen.shown).toEqual([]);
  seen.run();
  expect(seen.shown).toEqual([true]);
});

test('a tooltip does not open when the pointer leaves its trigger early', () => {
  const { seen, timer } = aTimer();
  timer.enter();
  timer.leave();
  seen.run();
  expect(seen.shown).toEqual([false]);
});
