import * as z from 'zod/mini';

export type FormSchema<Input> = z.ZodMiniType<Input>;

export type FormInput<Input> =
  | Readonly<{ kind: 'valid'; input: Input }>
  /** Names of the fields, in the order of the schema. */
  | Readonly<{ kind: 'invalid'; fields: readonly string[] }>;

type Values = Readonly<Record<string, string | boolean>>;

/** What was typed, as the contract's schema reads it. */
export function parseForm<Input>(schema: FormSchema<Input>, values: Values): FormInput<Input> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { kind: 'valid', input: parsed.data };
  return { kind: 'invalid', fields: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}

/** A submit that did not succeed. */
export type FailedAttempt = Readonly<{
  schema: FormSchema<unknown>;
  /** Fields that the schema or the server refused. */
  invalid: readonly string[];
  /** Fields that the server refused, with their values then. */
  refused: Values;
}>;

/**
 * The fields to mark: those the schema refused, until their value is valid, and those the server refused, until their
 * value changes. A field is not marked before the first submit.
 */
export function markedFields(attempt: FailedAttempt | null, values: Values): ReadonlySet<string> {
  if (attempt === null) return new Set();
  const now = parseForm(attempt.schema, values);
  const stillInvalid =
    now.kind === 'valid' ? [] : now.fields.filter((name) => attempt.invalid.includes(name));
  const stillRefused = Object.keys(attempt.refused).filter((name) => attempt.refused[name] === values[name]);
  return new Set([...stillInvalid, ...stillRefused]);
}
