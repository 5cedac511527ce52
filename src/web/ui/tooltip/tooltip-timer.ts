export const TOOLTIP_DELAY_MS = 700;

/** Runs `run` later; returns a function that cancels it. */
type After = (milliseconds: number, run: () => void) => () => void;

/** Decides when a tooltip opens: after a pause over its trigger, and not if the pointer left it. */
export function createTooltipTimer(after: After, show: (isOpen: boolean) => void) {
  let cancel: (() => void) | null = null;
  return {
    enter: () => {
      cancel?.();
      cancel = after(TOOLTIP_DELAY_MS, () => show(true));
    },
    leave: () => {
      cancel?.();
      cancel = null;
      show(false);
    },
  };
}
