import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log, LogFields } from '#core/log.ts';

/** Events that any client can cause at any rate: one line is written, the rest are counted. */
const CAUSED_BY_CLIENTS = [
  'account-mail-capped',
  'accounts-error',
  'method-refused',
  'network-notice',
  'picture-refused',
  'rate-limited',
  'request-aborted',
  'request-unreadable',
];
/** Our own failures, which are frequent while the database is down: enough lines to see the cause. */
const FAILURES = ['chat-stream-failed', 'page-failed', 'progress-stream-failed', 'request-failed'];

const LINES_A_MINUTE: ReadonlyMap<string, number> = new Map([
  ...CAUSED_BY_CLIENTS.map((event) => [event, 1] as const),
  ...FAILURES.map((event) => [event, 20] as const),
]);

type Level = keyof Log;
type Minute = { endsAt: number; written: number; counted: number; level: Level };
type Needs = Readonly<{
  clock: Clock;
  /** Calls `run` once after about this many milliseconds, without keeping the process alive. */
  later?(milliseconds: number, run: () => void): void;
}>;

/**
 * A log that a client cannot use to fill the disk with repeated events. The first lines of such an event are
 * written. The rest of that minute are counted, and one line with `repeated` gives their number.
 */
export function countRepeats(log: Log, { clock, later = callLater }: Needs): Log {
  const minutes = new Map<string, Minute>();

  function close(event: string, minute: Minute): void {
    if (minutes.get(event) !== minute) return;
    minutes.delete(event);
    if (minute.counted > 0) log[minute.level](event, { repeated: minute.counted, withinSeconds: 60 });
  }

  function minuteOf(event: string, level: Level): Minute {
    const now = clock.now().getTime();
    const running = minutes.get(event);
    if (running !== undefined && now < running.endsAt) return running;
    if (running !== undefined) close(event, running);
    const minute = { endsAt: now + MINUTE_MS, written: 0, counted: 0, level };
    minutes.set(event, minute);
    later(MINUTE_MS, () => close(event, minute));
    return minute;
  }

  const at = (level: Level) => (event: string, fields?: LogFields) => {
    const most = LINES_A_MINUTE.get(event);
    const minute = most === undefined ? null : minuteOf(event, level);
    if (minute !== null && minute.written >= (most ?? 0)) {
      minute.counted += 1;
      return;
    }
    if (minute !== null) minute.written += 1;
    log[level](event, fields);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function callLater(milliseconds: number, run: () => void): void {
  setTimeout(run, milliseconds).unref();
}
