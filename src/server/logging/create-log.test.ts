import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { createLog } from './create-log.ts';

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
