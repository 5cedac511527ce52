import { useCallback, useRef, type FocusEvent } from 'react';

/**
 * When a card that has the focus disappears, the focus returns to where it came from, or to the title of the page.
 * Otherwise the next Tab would start at the top of the document.
 */
export function useFocusAfterClose() {
  const before = useRef<Element>(null);
  const ref = useCallback(
    (card: HTMLElement) => () => {
      if (card.contains(document.activeElement)) focus(before.current);
    },
    [],
  );
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref, onFocus };
}

function focus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) {
    before.focus({ preventScroll: true });
    return;
  }
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
