import type { Log, LogFields } from '#core/log.ts';

/** A part of the program that is stopped when the program ends. */
export type StoppablePart = Readonly<{
  name: string;
  /** After this long the next part is stopped; this one goes on in the background until the process ends. */
  withinMs: number;
  stop(): Promise<void> | void;
  /** What it still had to do, for the log. */
  open?(): LogFields;
}>;

/** Stops one part after the other. A part that hangs or throws is logged and never holds up the others. */
export async function stopParts(parts: readonly StoppablePart[], log: Log): Promise<void> {
  for (const part of parts) {
    try {
      if (!(await isStoppedInTime(part)))
        log.error('shop-stop-timed-out', { part: part.name, afterMs: part.withinMs, ...part.open?.() });
    } catch (error) {
      log.error('shop-stop-failed', {
        part: part.name,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

async function isStoppedInTime({ stop, withinMs }: StoppablePart): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), withinMs);
  const stopped = Promise.resolve(stop()).then(() => true);
  // When it fails after its time, nobody waits for it any more.
  stopped.catch(() => undefined);
  try {
    return await Promise.race([stopped, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
