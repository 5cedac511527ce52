import type { SandboxClock } from './clock.ts';

export type WakeUpPlan = Readonly<{
  clock: SandboxClock;
  closing: AbortSignal;
  /** The sandbox time at which something is due next; null when nothing is. */
  nextDue: () => Date | null;
  /** Does everything that is due. */
  run: () => void;
}>;

/** Longest time a timer is trusted with, so that a jump of the machine's clock is noticed. */
const LONGEST_SLEEP_MILLISECONDS = 60_000;

/** Sleeps until something is due on the sandbox clock. Call `plan` after anything that may be due earlier. */
export function createWakeUp({ clock, closing, nextDue, run }: WakeUpPlan): { plan(): void } {
  let timer: NodeJS.Timeout | undefined;

  function plan() {
    clearTimeout(timer);
    if (closing.aborted) return;
    const due = nextDue();
    if (due === null) return;
    const wait = Math.min(clock.millisecondsUntil(due), LONGEST_SLEEP_MILLISECONDS);
    timer = setTimeout(wake, Math.ceil(wait));
    timer.unref();
  }

  function wake() {
    const due = nextDue();
    if (due !== null && clock.millisecondsUntil(due) === 0) run();
    plan();
  }

  clock.onChange(plan);
  closing.addEventListener('abort', () => clearTimeout(timer));
  plan();
  return { plan };
}
