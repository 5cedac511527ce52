import type { SandboxClock } from './clock.ts';

export type WakeUpPlan = Readonly<{
  clock: SandboxClock;
  closing: AbortSignal;
  /** The sandbox time at which the next work is due; null when there is none. */
  nextDue: () => Date | null;
  /** Runs all work that is due. */
  run: () => void;
}>;

/** The longest timer, so that a jump of the machine's clock is noticed. */
const LONGEST_TIMER_MILLISECONDS = 60_000;

/** Waits until work is due on the sandbox clock. Call `plan` when work may be due earlier. */
export function createWakeUp({ clock, closing, nextDue, run }: WakeUpPlan): { plan(): void } {
  let timer: NodeJS.Timeout | undefined;

  function plan() {
    clearTimeout(timer);
    if (closing.aborted) return;
    const due = nextDue();
    if (due === null) return;
    const wait = Math.min(clock.millisecondsUntil(due), LONGEST_TIMER_MILLISECONDS);
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
