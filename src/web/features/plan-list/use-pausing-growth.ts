import { useEffect, useRef, useState } from 'react';
import { PLANS_PER_PAGE } from '#core/catalogue/packages/filters.ts';

/** Pages that load by themselves before a button loads the next. */
const PAGES_IN_A_ROW = 2;

/**
 * A list that grew for ever would keep the footer, with help and the legal links, out of reach. `grid` contains the
 * cards or rows: after a press the first new one gets the focus, because the button is gone.
 */
export function usePausingGrowth(length: number, loadMore: () => void) {
  const [pressedAt, setPressedAt] = useState(length);
  const grid = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const index = awaited.current;
    if (index === null || length <= index) return;
    awaited.current = null;
    if (document.activeElement !== document.body) return;
    const card = grid.current?.querySelector('ul')?.children.item(index);
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [length]);
  return {
    grid,
    isPaused: length - pressedAt >= PAGES_IN_A_ROW * PLANS_PER_PAGE,
    press: () => {
      setPressedAt(length);
      awaited.current = length;
      loadMore();
    },
  };
}
