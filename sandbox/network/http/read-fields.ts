import type { Context } from 'hono';
import { z } from 'zod';
import type { FieldErrors } from './responses.ts';

export type Fields = Readonly<Record<string, unknown>>;

const JsonObject = z.record(z.string(), z.unknown());

/** The body's fields, sent as form, multipart or JSON. An unreadable body has none. */
export async function readFields(context: Context): Promise<Fields> {
  const type = context.req.header('content-type') ?? '';
  if (type.includes('form')) return context.req.parseBody({ all: true });
  try {
    return JsonObject.parse(JSON.parse(await context.req.text()));
  } catch {
    return {};
  }
}

/** A text field, null when it is missing or empty. Numbers become their digits. */
export function textField(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** An error for each of these that is missing, null when none is. */
export function missingFields(fields: Fields, names: readonly string[]): FieldErrors | null {
  const missing = names.filter((name) => textField(fields, name) === null);
  if (missing.length === 0) return null;
  return Object.fromEntries(
    missing.map((name) => [name, `The ${name.replaceAll('_', ' ')} field is required.`] as const),
  );
}
