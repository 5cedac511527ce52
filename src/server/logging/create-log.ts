import type { Clock } from '#core/clock.ts';
import type { Log, LogFields } from '#core/log.ts';
import { redact } from './redact.ts';

type Needs = Readonly<{
  clock: Clock;
  /** Takes one line, with its line end. */
  write(line: string): void;
}>;

/** One line of JSON per event: time, level, event, then its fields, with secrets taken out. */
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

/** A number can be an ICCID too, so it is looked at as text and kept when nothing was taken out. */
function cleanValue(name: string, value: string | number | boolean): string | number | boolean {
  const text = String(value);
  const clean = redact(name, text);
  return clean === text ? value : clean;
}
