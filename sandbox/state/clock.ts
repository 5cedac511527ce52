import { z } from 'zod';
import type { Store } from './store.ts';

/**
 * The sandbox's own time. It runs at `speed` times the machine's, can be moved forward, never goes back, and
 * goes on after a restart as if it had never stopped.
 */
export interface SandboxClock {
  now(): Date;
  /** The machine's own time: what the shop's clock says, and what signatures are dated with. */
  machineNow(): Date;
  speed(): number;
  /** Both times and the speed at one moment: read apart, they would differ by what passed between the two readings. */
  reading(): { now: Date; machineNow: Date; speed: number };
  /** Time goes on from where it is, faster or slower. 0 stands still. */
  setSpeed(speed: number): void;
  advance(milliseconds: number): void;
  /** Back to the machine's time at speed 1. For tests. */
  reset(): void;
  /** Machine milliseconds until sandbox time reaches `moment`; Infinity when the clock stands still. */
  millisecondsUntil(moment: Date): number;
  /** Called whenever the clock is set, so that sleepers can plan anew. */
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
