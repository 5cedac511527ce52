import { useEffect, useRef, type RefObject } from 'react';

/** Leads those who chose a country to what is said about it, and back to where they were when it closes. */
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

/** Null when the choice was made in the panel itself, which is no place to come back to. */
function openerOf(heading: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const isInPanel = heading?.closest('section')?.contains(activeElement) ?? false;
  return activeElement instanceof HTMLElement && !isInPanel ? activeElement : null;
}
