/** Longer than any address, token or password that our pages send. */
export const LONGEST_FIELD = 2_000;
/** Characters of a whole body. */
export const LONGEST_BODY = 16_000;

/** The name of the first field, of the query or of the body, that is too long to be meant. Null: none. */
export function findLongField(url: string, body: Readonly<Record<string, unknown>>): string | null {
  const fields: (readonly [string, unknown])[] = [...new URL(url).searchParams, ...Object.entries(body)];
  const long = fields.find(([, value]) => typeof value === 'string' && value.length > LONGEST_FIELD);
  return long?.[0].slice(0, 40) ?? null;
}
