import {
  aRandom,
  BAD_BODIES,
  CONTENT_TYPES,
  DEEP_JSON,
  HOSTILE_JSON,
  HOSTILE_TEXTS,
  JUNK_HEADERS,
  pick,
} from './hostile-values.ts';
import type { Target } from './targets.ts';

export type Malformed = Readonly<{
  /** The target that it was made for. */
  route?: string;
  method: string;
  /** Path and query, encoded. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}>;

const USUAL = { 'idempotency-key': 'a-key-of-16-letters' };
const LARGE = JSON.stringify({ text: 'x'.repeat(270_000) });

/** `count` requests, the same for the same seed: every field of every call in turn, then mixtures. */
export function malformedRequests(
  targets: readonly Target[],
  { seed, count }: Readonly<{ seed: number; count: number }>,
): readonly Malformed[] {
  const random = aRandom(seed);
  const planned = targets.flatMap((target) => [...oneInvalidValue(target)]);
  const mixed = Array.from({ length: Math.max(0, count - planned.length) }, () => {
    const target = targets[Math.floor(random() * targets.length)];
    return target === undefined ? [] : [severalInvalidValues(target, random)];
  });
  return [...planned, ...mixed.flat()];
}

/**
 * For each target its correct request and `each` malformed ones, the same for the same seed. An id in the path is
 * one of `idsOf`, so that requests reach what exists.
 */
export function sampledRequests(
  targets: readonly Target[],
  { seed, each, idsOf }: Readonly<{ seed: number; each: number; idsOf(target: Target): Ids }>,
): readonly Malformed[] {
  const random = aRandom(seed);
  return targets.flatMap((target) => {
    const ids = idsOf(target);
    const aTarget = () => ({ ...target, id: pick(random, ids) });
    const sampled = Array.from({ length: each }, (_, index) => {
      if (index % 4 === 3) return severalInvalidValues(aTarget(), random);
      const [first, ...others] = oneInvalidValue(aTarget());
      return first === undefined ? requestOf(aTarget(), {}) : pick(random, [first, ...others]);
    });
    return [requestOf({ ...target, id: ids[0] }, {}), ...sampled];
  });
}

export type Ids = readonly [string, ...string[]];

function* oneInvalidValue(target: Target): Generator<Malformed> {
  for (const text of HOSTILE_TEXTS) {
    for (const name of target.inPath) yield requestOf(target, { path: filled(target, { [name]: text }) });
    for (const name of [...target.inQuery, 'made_up']) {
      yield requestOf(target, { query: `${name}=${text}` });
      yield requestOf(target, { query: `${name}=${text}&${name}=again` });
      yield requestOf(target, { query: `${name}[]=${text}&${name}[a][b]=${text}` });
    }
  }
  for (const headers of JUNK_HEADERS) yield requestOf(target, { headers });
  if (target.body === null) return;
  for (const body of [...BAD_BODIES, DEEP_JSON, LARGE]) yield requestOf(target, { body });
  for (const type of CONTENT_TYPES) yield requestOf(target, { headers: { 'content-type': type } });
  for (const name of fieldNamesIn(target.body))
    for (const value of [...HOSTILE_JSON, DEEP_JSON, null])
      yield requestOf(target, { body: replaced(target.body, name, value) });
  yield requestOf(target, { body: target.body.replace(/\}$/, ',"extra":{"__proto__":1}}') });
}

function severalInvalidValues(target: Target, random: () => number): Malformed {
  const text = () => pick(random, HOSTILE_TEXTS);
  const body = target.body === null ? null : fieldNamesIn(target.body).reduce(corrupt, target.body);
  return requestOf(target, {
    path:
      random() < 0.7
        ? filled(target, {})
        : filled(target, Object.fromEntries(target.inPath.map((name) => [name, text()]))),
    query: target.inQuery.map((name) => `${name}=${random() < 0.5 ? text() : '1'}`).join('&'),
    headers: { ...(random() < 0.3 ? pick(random, JUNK_HEADERS) : {}) },
    ...(body === null ? {} : { body }),
  });

  function corrupt(current: string, name: string): string {
    return random() < 0.15 ? replaced(current, name, pick(random, HOSTILE_JSON)) : current;
  }
}

type Changes = Readonly<{ path?: string; query?: string; headers?: Record<string, string>; body?: string }>;

function requestOf(
  target: Target,
  { path = filled(target, {}), query = '', headers, body }: Changes,
): Malformed {
  const sent = body ?? target.body;
  return {
    route: `${target.method} ${target.path}`,
    method: target.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...USUAL, ...(sent === null ? {} : { 'content-type': 'application/json' }), ...headers },
    body: sent,
  };
}

function filled({ path, id }: Target, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? encodeURIComponent(id));
}

/** The names of all values in a JSON text; list items are named by their index. */
function fieldNamesIn(body: string): readonly string[] {
  const names: string[] = [];
  JSON.parse(body, (name, value: unknown) => {
    if (name !== '') names.push(name);
    return value;
  });
  return [...new Set(names)];
}

/** Every value with that name becomes `value`; null removes it. */
function replaced(body: string, name: string, value: string | null): string {
  const mark = 'the-mark-of-a-replaced-value';
  const parsed: unknown = JSON.parse(body, (key, old: unknown) => {
    if (key !== name) return old;
    return value === null ? undefined : mark;
  });
  return JSON.stringify(parsed).replaceAll(`"${mark}"`, () => value ?? '');
}
