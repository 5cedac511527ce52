import { z } from 'zod';
import type { Store } from './store.ts';

/**
 * The sandbox's own time. It runs at `speed` times the machine's, can be advanced, never runs backwards, and
 * after a restart continues as if it had never stopped.
 */
export interface SandboxClock {
  now(): Date;
  /** The machine's own time, which the shop's clock and all signatures use. */
  machineNow(): Date;
  speed(): number;
  /** Both times and the speed at one moment. Two separate reads would differ by the time between them. */
  reading(): { now: Date; machineNow: Date; speed: number };
  /** Continues from the current time, faster or slower. 0 stops the clock. */
  setSpeed(speed: number): void;
  advance(milliseconds: number): void;
  /** Resets to the machine's time at speed 1. For tests. */
  reset(): void;
  /** Machine milliseconds until sandbox time reaches `moment`; Infinity when the clock is stopped. */
  millisecondsUntil(moment: Date): number;
  /** Called whenever the clock is changed, so that timers can be rescheduled. */
  onChange(listener: () => void): void;
}

const anchorSchema = z.object({ machine: z.number(), sandbox: z.number(), speed: z.number() });

export function openClock(store: Store, machineTime: () => number = Date.now): SandboxClock {
  const saved = store.collection('clock', anchorSchema);
  const unset = () => ({ machine: machineTime(), sandbox: machineTime(), speed: 1 });
  let anchor = saved.find('anchor') ?? unset();
  const listeners: (() => void)[] = [];

  const sandboxTimeAt = (machine: number) =>
    anchor.sandbox + Math.max(0, machine - anchor.machine) * anchor.speed;

  function setAnchor(next: z.infer<typeof anchorSchema>) {
    anchor = next;
    saved.save('anchor', anchor);
    for (const listener of listeners) listener();
  }

  return {
    now: () => new Date(sandboxTimeAt(machineTime())),
    machineNow: () => new Date(machineTime()),
    speed: () => anchor.speed,
    reading() {
      const machine = machineTime();
      return { now: new Date(sandboxTimeAt(machine)), machineNow: new Date(machine), speed: anchor.speed };
    },
    setSpeed(speed) {
      const machine = machineTime();
      setAnchor({ machine, sandbox: sandboxTimeAt(machine), speed });
    },
    advance(milliseconds) {
      const machine = machineTime();
      setAnchor({
        machine,
        sandbox: sandboxTimeAt(machine) + Math.max(0, milliseconds),
        speed: anchor.speed,
      });
    },
    reset: () => setAnchor(unset()),
    millisecondsUntil(moment) {
      const left = moment.getTime() - sandboxTimeAt(machineTime());
      return left <= 0 ? 0 : left / anchor.speed;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
