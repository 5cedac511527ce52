import { z } from 'zod';

const AnyObject = z.record(z.string(), z.unknown());

/** May be null in our responses where the only published example has a value. */
const NULLABLE = new Set([
  'activated_at',
  'apn_value',
  'booking_reference',
  'brand_settings_name',
  'confirmation_code',
  'description',
  'expired_at',
  'finished_at',
  'msisdn',
  'next',
  'other_info',
  'prev',
  'recycled_at',
  'short_info',
  'text',
  'voice',
]);

/** Values on which the caller's code depends; they must be the published ones, not only strings. */
const VERBATIM = new Set(['$.message', '$.meta.message', '$.code', '$.success']);

/** Where our response lacks a key of the example or has another type. Extra keys are allowed. */
export function differences(example: unknown, response: unknown, at = '$'): readonly string[] {
  if (example === null || (response === null && NULLABLE.has(lastKey(at)))) return [];
  if (Array.isArray(example)) return listDifferences(example, response, at);
  const wanted = AnyObject.safeParse(example);
  if (wanted.success) return objectDifferences(wanted.data, response, at);
  return valueDifferences(example, response, at);
}

function valueDifferences(example: unknown, response: unknown, at: string): readonly string[] {
  if (typeof example !== typeof response)
    return [`${at}: ${typeof example} expected, ${typeof response} found`];
  if (!VERBATIM.has(at) || example === response) return [];
  return [`${at}: ${JSON.stringify(example)} expected, ${JSON.stringify(response)} found`];
}

function lastKey(at: string): string {
  return at.split('.').at(-1) ?? '';
}

function listDifferences(example: readonly unknown[], response: unknown, at: string): readonly string[] {
  if (!Array.isArray(response)) return [`${at}: a list expected, ${typeof response} found`];
  const [first] = example;
  if (first === undefined) return [];
  if (response.length === 0) return [`${at}: the list is empty`];
  return response.slice(0, 30).flatMap((one: unknown) => differences(first, one, `${at}[]`));
}

function objectDifferences(
  example: Readonly<Record<string, unknown>>,
  response: unknown,
  at: string,
): readonly string[] {
  const found = AnyObject.safeParse(response);
  if (!found.success || Array.isArray(response))
    return [`${at}: an object expected, ${typeof response} found`];
  // Numbered steps: our number of steps may differ.
  if (Object.keys(example).every((name) => /^\d+$/.test(name))) {
    return Object.values(found.data).flatMap((one) => differences(Object.values(example)[0], one, `${at}.*`));
  }
  return Object.entries(example).flatMap(([name, value]) =>
    name in found.data ? differences(value, found.data[name], `${at}.${name}`) : [`${at}.${name}: missing`],
  );
}
