/** Maximum distance between the two clicks of a double click, in time and in pixels. */
const DOUBLE_CLICK_MS = 500;
const SAME_POSITION_PX = 12;
/** A busy page receives a click late; the event's timestamp tells when it was made. */
const LISTEN_MS = 3000;
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

type Press = Readonly<{ clientX: number; clientY: number; detail: number; timeStamp: number }>;

/**
 * A press can open something else under the pointer: the second click of a double click must not hit it. Keyboard
 * presses have no position and are not affected.
 */
export function ignoreSecondClick(first: Press): void {
  if (first.detail === 0) return;
  const swallow = (event: MouseEvent) => {
    const isSamePosition =
      Math.abs(event.clientX - first.clientX) <= SAME_POSITION_PX &&
      Math.abs(event.clientY - first.clientY) <= SAME_POSITION_PX;
    const isInTime = event.timeStamp - first.timeStamp <= DOUBLE_CLICK_MS || event.detail > 1;
    if (!isSamePosition || !isInTime || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESSES) window.addEventListener(name, swallow, true);
  window.setTimeout(() => {
    for (const name of PRESSES) window.removeEventListener(name, swallow, true);
  }, LISTEN_MS);
}
