import { useEffect, useRef } from 'react';

/** On a phone the row is wider than the screen; the selected chip must be visible. */
export function useSelectedInView(selected: string | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A row that the visitor scrolled before hydration keeps its position.
    const isMoved = isFirst.current && row.current !== null && row.current.scrollLeft > 0;
    isFirst.current = false;
    if (isMoved) return;
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current === null || chosen === null || chosen === undefined) return;
    const line = row.current.getBoundingClientRect();
    const chip = chosen.getBoundingClientRect();
    const isInView = chip.left >= line.left && chip.right <= line.right;
    if (!isInView) row.current.scrollLeft += chip.left - line.left - (line.width - chip.width) / 2;
  }, [selected]);
  return row;
}
