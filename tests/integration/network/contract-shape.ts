import { z } from 'zod';

const Thing = z.record(z.string(), z.unknown());

/** May be null with us where the one published example has a value. */
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

/** Words the caller decides by; they must be the published ones, not only texts. */
const VERBATIM = new Set(['$.message', '$.meta.message', '$.code', '$.success']);

/** Where our answer lacks a key of the example or has another type there. Extra keys are allowed. */
export function differences(example: unknown, answer: unknown, at = '$'): readonly string[] {
  if (example === null || (answer === null && NULLABLE.has(lastKey(at)))) return [];
  if (Array.isArray(example)) return listDifferences(example, answer, at);
  const wanted = Thing.safeParse(example);
  if (wanted.success) return thingDifferences(wanted.data, answer, at);
  return valueDifferences(example, answer, at);
}

function valueDifferences(example: unknown, answer: unknown, at: string): readonly string[] {
  if (typeof example !== typeof answer) return [`${at}: ${typeof example} expected, ${typeof answer} found`];
  if (!VERBATIM.has(at) || example === answer) return [];
  return [`${at}: ${JSON.stringify(example)} expected, ${JSON.stringify(answer)} found`];
}

function lastKey(at: string): string {
  return at.split('.').at(-1) ?? '';
}

function listDifferences(example: readonly unknown[], answer: unknown, at: string): readonly string[] {
  if (!Array.isArray(answer)) return [`${at}: a list expected, ${typeof answer} found`];
  const [first] = example;
  if (first === undefined) return [];
  if (answer.length === 0) return [`${at}: the list is empty`];
  return answer.slice(0, 30).flatMap((one: unknown) => differences(first, one, `${at}[]`));
}

function thingDifferences(
  example: Readonly<Record<string, unknown>>,
  answer: unknown,
  at: string,
): readonly string[] {
  const found = Thing.safeParse(answer);
  if (!found.success || Array.isArray(answer)) return [`${at}: an object expected, ${typeof answer} found`];
  // Numbered steps: how many there are is ours to say.
  if (Object.keys(example).every((name) => /^\d+$/.test(name))) {
    return Object.values(found.data).flatMap((one) => differences(Object.values(example)[0], one, `${at}.*`));
  }
  return Object.entries(example).flatMap(([name, value]) =>
    name in found.data ? differences(value, found.data[name], `${at}.${name}`) : [`${at}.${name}: missing`],
  );
}
