import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** Tab moves in a circle inside an overlay, instead of leaving it. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const from = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}
