export const TOOLTIP_DELAY_MS = 700;

/** Starts later work and answers how to call it off. */
type After = (milliseconds: number, run: () => void) => () => void;

/** Decides when a tooltip opens: after a pause over its trigger, and never once that was left. */
export function createTooltipTimer(after: After, show: (isOpen: boolean) => void) {
  let callOff: (() => void) | null = null;
  return {
    enter: () => {
      callOff?.();
      callOff = after(TOOLTIP_DELAY_MS, () => show(true));
    },
    leave: () => {
      callOff?.();
      callOff = null;
      show(false);
    },
  };
}
