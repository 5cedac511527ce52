import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { sendWindow } from './send-window.ts';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

test('B4 a purchase may be sent until its deadline, and not after', () => {
  const clock = aClock();
  const isOpen = sendWindow(clock, at('12:00:20'));
  expect(isOpen()).toBe(true);
  clock.advance(20);
  expect(isOpen()).toBe(true);
  clock.advance(1);
  expect(isOpen()).toBe(false);
});

test('B4 a wall clock that is set back does not open the window again', () => {
  const clock = aClock();
  const isOpen = sendWindow(clock, new Date(clock.now().getTime() - 1));
  clock.advance(-3600);
  expect(isOpen()).toBe(false);
});
