import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { messagesOf, readerOf, textsOf } from './messages-of.server.ts';
import { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';
import { fillIn, textReader } from './read-text.ts';
import type { Namespace } from './translate.ts';

test('a nested key is read in every language', () => {
  const texts = LANGUAGES.map((language) => messagesOf(language, 'shell')('error.home'));
  expect(texts).toEqual(['Go Home', 'Ir al inicio', 'Ir para o início']);
});

const MESSAGES = {
  days: ['order-titles', 'days'],
  seeCount: ['plans', 'filters.seeCount'],
  listCount: ['plans', 'list.count'],
} as const;

test.each([
  ['en', 'days', { 0: '0 days', 1: '1 day', 2: '2 days', 21: '21 days', 1.5: '1.5 days' }],
  ['es', 'days', { 0: '0 días', 1: '1 día', 2: '2 días', 21: '21 días' }],
  // For Portuguese everything below 2 is one.
  ['pt', 'days', { 0: '0 dia', 1: '1 dia', 2: '2 dias' }],
  ['en', 'seeCount', { 0: 'No plans', 1: 'See 1 plan', 1234: 'See 1,234 plans' }],
  ['es', 'listCount', { 1: '1 plan', 1234: '1234 planes', 12_345: '12.345 planes' }],
  ['pt', 'listCount', { 1: '1 plano', 1234: '1.234 planos' }],
] as const)('the plural form of a number: %s %s', (language, message, expected) => {
  const [namespace, key] = MESSAGES[message];
  const t = readerOf(language, namespace);
  const texts = Object.keys(expected).map((count): [string, string] => [
    count,
    t(key, { count: Number(count) }),
  ]);
  expect(Object.fromEntries(texts)).toEqual(expected);
});

test('a number without a form of its own has the form of most numbers', () => {
  const es = { days_one: '{{count}} día', days_other: '{{count}} días' };
  expect(textReader(es, 'es')('days', { count: 1_000_000 })).toBe('1000000 días');
  const withMany = { ...es, days_many: '{{count}} de días' };
  expect(textReader(withMany, 'es')('days', { count: 1_000_000 })).toBe('1000000 de días');
});

test('a form takes precedence over the key itself, and a text that is not a number has no form', () => {
  const texts = { a: 'plain', a_one: 'one', a_other: 'other' };
  const t = textReader(texts, 'en');
  expect([t('a'), t('a', {}), t('a', { count: 1 }), t('a', { count: 3 }), t('a', { count: '1' })]).toEqual([
    'plain',
    'plain',
    'one',
    'other',
    'plain',
  ]);
  expect(textReader({ ...texts, a_zero: 'none' }, 'en')('a', { count: 0 })).toBe('none');
});

test('a value is put in unchanged, and is not read for placeholders, tags or patterns', () => {
  const value = '{{total}} $& $1 <b>&amp;</b> $t(days)';
  const title = messagesOf('en', 'order-titles')('numbered', { title: value, position: 1, total: 2 });
  expect(title).toBe(`${value} (1 of 2)`);
  expect(fillIn('{{a}}|{{a, number}}|{{b}}', { a: 'x' }, 'en')).toBe('x|x|{{b}}');
});

test('a key without a text is returned, also one of a group or of every object', () => {
  const t = readerOf('en', 'shell');
  for (const key of ['no.such.key', 'error', 'constructor', 'error.home.more', 'toString.length']) {
    expect(t(key)).toBe(key);
    expect(t(key, { count: 1 })).toBe(key);
  }
});

function keysIn(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysIn(text, `${prefix}${key}.`) : [prefix + key],
  );
}

const NAMESPACES = { ...ENGLISH_PAGES, ...ENGLISH_SERVER };
const isNamespace = (name: string): name is Namespace => name in NAMESPACES;

test.each(LANGUAGES)('every text in %s is read as it is written', (language) => {
  const differing: string[] = [];
  let read = 0;
  for (const namespace of Object.keys(NAMESPACES).filter(isNamespace)) {
    const texts = textsOf(language, namespace);
    const t = readerOf(language, namespace);
    for (const key of keysIn(texts)) {
      const written = key.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), texts);
      if (t(key) !== written) differing.push(`${namespace}:${key}`);
      read += 1;
    }
  }
  expect(differing).toEqual([]);
  expect(read).toBeGreaterThan(4000);
});
