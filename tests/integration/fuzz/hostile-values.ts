/** A number generator that returns the same numbers for the same seed. */
export function aRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Value>(random: () => number, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** JSON texts, so that they can be what no value can be: too deep, too precise, or not JSON at all. */
export const HOSTILE_JSON: readonly [string, ...string[]] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff tail"',
  '"\\u202e"',
  JSON.stringify('x'.repeat(10_000)),
  JSON.stringify('é🛫'.repeat(300)),
  '"\'; drop table orders; --"',
  '"{{7*7}}"',
  '"__proto__"',
  '"../../etc/passwd"',
  '[]',
  '{}',
  '[null]',
  '[[[[]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '"2026-02-30T25:61:61Z"',
  '"ana@example.com"',
  '"ANA@EXAMPLE.COM\\r\\nBcc: x@example.com"',
  '"00000000-0000-0000-0000-000000000000"',
];

export const DEEP_JSON = '['.repeat(20_000) + ']'.repeat(20_000);

/** For a path, a query or a header's value; already encoded. */
export const HOSTILE_TEXTS: readonly [string, ...string[]] = [
  '',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%zz',
  '..%2f..%2f',
  '%2e%2e',
  '-1',
  '1e308',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '1.5',
  'true',
  'null',
  'undefined',
  '[object Object]'.replaceAll(' ', '%20'),
  '%F0%9F%9B%AB',
  "'%20or%201=1--",
  '%3Cscript%3E',
  'x'.repeat(3_000),
  '$%7Bjndi:ldap://x%7D',
  '__proto__',
];

export const BAD_BODIES: readonly [string, ...string[]] = [
  '',
  '{',
  '}',
  '{"a":',
  "{'a':1}",
  '{"a":1}}',
  'nonsense',
  '\u0000',
  'a=1&b=2',
  '<xml/>',
  '\uFEFF{}',
  '"text"',
  '[]',
  'null',
  '0',
];

export const CONTENT_TYPES: readonly [string, ...string[]] = [
  'application/json',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json;',
  'application/problem+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'junk',
];

export const JUNK_HEADERS: readonly [
  Readonly<Record<string, string>>,
  ...Readonly<Record<string, string>>[],
] = [
  { cookie: 'landfall.session_token=%00' },
  { cookie: 'landfall.session_token=a.b; landfall.session_token=c' },
  { cookie: ';;;=; =x; a' },
  { cookie: `landfall-order-1=${'x'.repeat(3000)}` },
  { cookie: 'landfall.session_token=%E0%A4%A' },
  { authorization: 'Bearer \u00ff' },
  { 'accept-language': 'x'.repeat(2000) },
  { 'accept-encoding': 'br;q=9, gzip;q=-1, *;q=junk' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'if-none-match': '"' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'a b c d e f g h i j k' },
  { 'stripe-signature': 't=junk,v1=' },
  { 'airalo-signature': 'zz' },
  { 'x-forwarded-for': '%00, ::::, 999.999.999.999' },
  { 'x-http-method-override': 'DELETE' },
  { referer: 'http://[' },
  { 'user-agent': '' },
  { range: 'bytes=9-1' },
];
