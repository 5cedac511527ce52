import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the panel when a country is chosen, and back to where it was when the panel closes. */
export function useReturningFocus(
  chosen: string | null,
  stage: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (chosen === null) {
      opener.current?.focus();
      return;
    }
    opener.current = openerOf(heading.current) ?? opener.current;
    stage.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [chosen, stage]);
  return heading;
}

/** Null when the choice was made in the panel itself: the focus cannot return there. */
function openerOf(heading: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const isInPanel = heading?.closest('section')?.contains(activeElement) ?? false;
  return activeElement instanceof HTMLElement && !isInPanel ? activeElement : null;
}
