import type { Log, LogFields } from '#core/log.ts';

/** A part of the program that is stopped at shutdown. */
export type StoppablePart = Readonly<{
  name: string;
  /** After this long the next part is stopped; this one continues in the background until the process ends. */
  withinMs: number;
  stop(): Promise<void> | void;
  /** Its unfinished work, for the log. */
  open?(): LogFields;
}>;

/** Stops one part after the other. A part that hangs or throws is logged and does not block the others. */
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
  // If it rejects after its time limit, the error is ignored.
  stopped.catch(() => undefined);
  try {
    return await Promise.race([stopped, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
