import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { openingWith } from '#core/collection/passport-pages.ts';
import { usePagesAtOnce } from './use-pages-at-once.ts';

/** A shorter movement is a tap; a steeper one scrolls the page. */
const SWIPE_PX = 40;

export type Turn = 'forward' | 'back';

/** Opens `firstPage` first, counted from 0. Pages turn by `turn`, by arrow keys and by swiping. */
export function usePageTurning(pageCount: number, firstPage: number) {
  const pagesAtOnce = usePagesAtOnce();
  const [page, setPage] = useState(firstPage);
  const [lastTurn, setLastTurn] = useState<Turn | null>(null);
  const started = useRef<Readonly<{ x: number; y: number }> | null>(null);
  const first = openingWith(Math.min(page, pageCount - 1), pagesAtOnce);
  const can = { back: first > 0, forward: first + pagesAtOnce < pageCount };

  const turn = (to: Turn) => {
    if (!can[to]) return;
    setPage(to === 'forward' ? first + pagesAtOnce : first - pagesAtOnce);
    setLastTurn(to);
  };
  return {
    first,
    pagesAtOnce,
    lastTurn,
    can,
    turn,
    onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') turn('forward');
      if (key === 'ArrowLeft') turn('back');
    },
    swipe: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        started.current = { x: clientX, y: clientY };
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = started.current ?? { x: clientX, y: clientY };
        started.current = null;
        const [right, down] = [clientX - x, clientY - y];
        if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return;
        turn(right < 0 ? 'forward' : 'back');
      },
    },
  };
}
