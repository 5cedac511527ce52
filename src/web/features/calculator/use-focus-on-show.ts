import { useEffect, useRef, type RefObject } from 'react';

/** Height of the bar that stays at the top of the screen. */
const HIDDEN_TOP_PX = 72;

/**
 * Moves the focus to the heading of content that has just appeared, so that screen readers start there. `isStill`
 * keeps the focus: content that was there when the page opened is not new.
 */
export function useFocusOnShow(shown: unknown, isStill = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStill) return;
    const part = heading.current?.closest('.calculator-body');
    const top = part?.getBoundingClientRect().top ?? HIDDEN_TOP_PX;
    if (top < HIDDEN_TOP_PX || top > window.innerHeight / 2) part?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [shown, isStill]);
  return heading;
}
