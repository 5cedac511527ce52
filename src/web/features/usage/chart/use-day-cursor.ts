import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Chart, SIZE } from './chart-geometry.ts';
import type { UsageDay } from '#contract/account/usage/usage.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 7,
  PageDown: -7,
};

/** The day that the pointer or the arrow keys chose; the last one at first. */
export function useDayCursor(chart: Chart, days: readonly UsageDay[]) {
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const go = (next: number) => setChosen(Math.min(last, Math.max(0, next)));
  return {
    index,
    day: days[index],
    isChosen: chosen !== null,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const step = STEPS[event.key];
        const next =
          event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : index + step;
        if (next === null) return;
        event.preventDefault();
        go(next);
      },
      onFocus: () => setChosen(index),
      onPointerDown: (event: PointerEvent<HTMLElement>) => go(dayAt(event)),
      onPointerMove: (event: PointerEvent<HTMLElement>) => go(dayAt(event)),
    },
  };

  function dayAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    const position = ((clientX - left) / width) * SIZE;
    const found = days.findIndex(({ to }) => chart.x(to) > position);
    return found === -1 ? last : found;
  }
}
