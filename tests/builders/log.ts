import type { Log, LogFields } from '#core/log.ts';

type Line = Readonly<{ level: 'info' | 'warn' | 'error'; event: string; fields: LogFields }>;

/** A log that stores its lines, so that a test can read them. */
export function aLog(): Log & { readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const record =
    (level: Line['level']) =>
    (event: string, fields: LogFields = {}): void => {
      lines.push({ level, event, fields });
    };
  return { lines, info: record('info'), warn: record('warn'), error: record('error') };
}
