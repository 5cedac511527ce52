/** The two clicks of a double click are no further apart than this, in time and in place. */
const DOUBLE_CLICK_MS = 500;
const SAME_POSITION_PX = 12;
/** A busy page hears of a click late; its time stamp says when it was made. */
const LISTEN_MS = 3000;
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

type Press = Readonly<{ clientX: number; clientY: number; detail: number; timeStamp: number }>;

/**
 * What is pressed opens something else under the pointer: the second click of a double click must not fall on it. The
 * keyboard has no place, so it is left alone.
 */
export function ignoreSecondClick(first: Press): void {
  if (first.detail === 0) return;
  const swallow = (event: MouseEvent) => {
    const isSamePosition =
      Math.abs(event.clientX - first.clientX) <= SAME_POSITION_PX &&
      Math.abs(event.clientY - first.clientY) <= SAME_POSITION_PX;
    const isSoon = event.timeStamp - first.timeStamp <= DOUBLE_CLICK_MS || event.detail > 1;
    if (!isSamePosition || !isSoon || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESSES) window.addEventListener(name, swallow, true);
  window.setTimeout(() => {
    for (const name of PRESSES) window.removeEventListener(name, swallow, true);
  }, LISTEN_MS);
}
