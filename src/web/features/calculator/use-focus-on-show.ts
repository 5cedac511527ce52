import { useEffect, useRef, type RefObject } from 'react';

/** Below a bar that stays at the top of the screen. */
const HIDDEN_TOP_PX = 72;

/**
 * What has just come into view is read from its heading, also by those who do not see that it is new. `isStill` leaves
 * the focus alone: what was there when the page opened is not new.
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
