import type { Clock } from '#core/clock.ts';
import type { Log, LogFields } from '#core/log.ts';
import { redact } from './redact.ts';

type Needs = Readonly<{
  clock: Clock;
  /** Writes one line, including its line end. */
  write(line: string): void;
}>;

/** One line of JSON per event: time, level, event, then its fields, with secrets removed. */
export function createLog({ clock, write }: Needs): Log {
  const at = (level: 'info' | 'warn' | 'error') => (event: string, fields?: LogFields) => {
    write(`${JSON.stringify({ time: clock.now().toISOString(), level, event, ...cleaned(fields ?? {}) })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function cleaned(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value == null ? value : cleanValue(name, value)]),
  );
}

/** A number can also be an ICCID, so it is checked as text. It stays a number when nothing was removed. */
function cleanValue(name: string, value: string | number | boolean): string | number | boolean {
  const text = String(value);
  const clean = redact(name, text);
  return clean === text ? value : clean;
}
