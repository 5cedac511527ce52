import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { createLog } from './create-log.ts';
import { LONGEST_FIELD, redact } from './redact.ts';

function aWrittenLog() {
  const lines: string[] = [];
  const log = createLog({ clock: aClock('2026-03-01T12:00:00Z'), write: (line) => lines.push(line) });
  return { log, lines };
}

test('an event is one line of JSON with its time, level, name and fields', () => {
  const { log, lines } = aWrittenLog();
  log.info('catalogue-synced', { added: 3, source: 'network', note: 'two\nlines', missing: undefined });
  expect(lines).toEqual([
    '{"time":"2026-03-01T12:00:00.000Z","level":"info","event":"catalogue-synced","added":3,"source":"network","note":"two\\nlines"}\n',
  ]);
});

const SECRETS = {
  'an activation code': 'install LPA:1$smdp.example.com$K2-1A2B3C now',
  'a payment key': 'Invalid API Key provided: sk_live_51Habcdefghijkl',
  'a webhook secret': 'whsec_abcdef0123456789',
  'a bearer token': 'authorization: Bearer eyJhbGciOi.payload.sig',
  'a database password': 'connect postgres://landfall:hunter2hunter2@db:5432/landfall failed',
  'a link with a token': 'GET /auth?magic_link=abcDEF123456&x=1',
  'a link that confirms an address': 'GET /es/auth?confirm=abcDEF123456',
  'a share link': 'POST /es/share/abcDEF123456-_abcDEF12.data was refused',
  'the link of a reminder': 'POST /es/email-reminders/abcDEF123456-_abcDEF12 was refused',
  'the link of a newsletter': 'POST /es/newsletter/unsubscribe/abcDEF123456-_abcDEF12 was refused',
  'the link of a review': 'GET /es/review/abcDEF123456-_abcDEF12 was refused',
  'the link of a cart': 'GET /cart-reminder/restore/abcDEF123456-_abcDEF12 was refused',
  'a full ICCID': 'no such eSIM 8944501234567890123',
  'the shortest ICCID we take': 'no such eSIM 894450123456789012',
  'the longest ICCID we take': 'no such eSIM 8944501234567890123456',
  'a mail address': 'no mailbox for maria.lopez@example.com',
};
const LEAKS = /smdp\.example|sk_live|whsec_a|eyJhb|hunter2|abcDEF|894450123456789012|maria\.lopez/;

test.each(Object.entries(SECRETS))('%s in a text is not written', (_, text) => {
  const { log, lines } = aWrittenLog();
  log.error('request-failed', { error: text });
  expect(lines[0]).not.toMatch(LEAKS);
  expect(lines[0]).toMatch(/hidden|…/);
});

test.each([
  'password',
  'stripeSecretKey',
  'token',
  'authorization',
  'cookie',
  'apikey',
  'activationCode',
  'matching_id',
  'qrCode',
])('a field called %s is not written', (name) => {
  const { log, lines } = aWrittenLog();
  log.warn('odd', { [name]: 'open-sesame' });
  expect(lines[0]).not.toContain('open-sesame');
});

test('an ICCID written as a number is cut to its last four digits, other numbers stay', () => {
  const { log, lines } = aWrittenLog();
  log.info('esim-read', { iccid: '8944501234567890123', took: 12, isCached: true });
  expect(lines[0]).toContain('"iccid":"…0123","took":12,"isCached":true');
});

test('an address in a path is hidden in its encoded form too', () => {
  expect(redact('path', '/x?email=maria.lopez%40example.com&a=1')).toBe('/x?email=m…%40example.com&a=1');
});

test('OPS-14 a long field is cut, and the word at the cut is left out', () => {
  const before = 'a '.repeat(LONGEST_FIELD / 2 - 5);
  const text = redact('error', `${before}maria.lopez@example.com`);
  expect(text).toBe(`${before}… (8013 characters)`);
});

const HOSTILE = [
  'a',
  'a.',
  'a-',
  '%',
  'aa@',
  '@',
  'a@b.',
  'a:',
  'http:',
  '://',
  '://a:',
  '8',
  '89',
  'sk_',
  'Bearer ',
];
const LINES = ['\n', '\nparams: ', 'LPA:1$', '?token=', '&key=', ' ', '\n    at '];

test.each([...HOSTILE, ...LINES])('OPS-14 256 KB of %j is one line of limited length', (part) => {
  const { log, lines } = aWrittenLog();
  const text = part.repeat(262_144 / part.length);
  for (let call = 0; call < 10; call += 1) log.error('request-failed', { error: text, path: `/${text}` });
  for (const line of lines) expect(line.length).toBeLessThan(6 * LONGEST_FIELD);
});

test.each([...HOSTILE, ...LINES])('OPS-14 the longest field of %j is read 200 times', (part) => {
  const text = part.repeat(LONGEST_FIELD).slice(0, LONGEST_FIELD);
  for (let call = 0; call < 200; call += 1) redact('error', text);
  expect(redact('error', text).length).toBeLessThan(2 * LONGEST_FIELD);
});
