import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import { earlyLanguageScript, withEarlyLanguage } from './early-language.ts';

type Visit = Readonly<{
  offered?: readonly Language[];
  path?: string;
  search?: string;
  stored?: Readonly<Record<string, string>>;
  cookie?: string;
  languages?: readonly string[];
}>;

/** Where the script redirects the visitor; null when the visitor stays. */
function sentTo({
  offered = OFFERED_BY_DEFAULT,
  path = '/plans',
  search = '',
  stored = {},
  cookie = '',
  languages = ['es-MX', 'en'],
}: Visit) {
  const sent: string[] = [];
  const store = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(earlyLanguageScript(offered), {
    location: { pathname: path, search, hash: '#list', replace: (to: string) => sent.push(to) },
    localStorage: store,
    sessionStorage: { getItem: () => null },
    document: { cookie },
    navigator: { languages },
  });
  return sent[0] ?? null;
}

test('LANG-07 a browser set to Spanish is redirected to the Spanish page, query and hash kept', () => {
  expect(sentTo({ search: '?search=peru' })).toBe('/es/plans?search=peru#list');
  expect(sentTo({ path: '/' })).toBe('/es#list');
  expect(sentTo({ languages: ['de', 'es'] })).toBe('/es/plans#list');
  expect(sentTo({ languages: ['en-US'], stored: { language: 'es' } })).toBe('/es/plans#list');
});

test('LANG-20 a browser set to Portuguese is redirected only where the shop offers it', () => {
  const languages = ['pt-BR', 'pt', 'es'];
  expect(sentTo({ languages, offered: LANGUAGES })).toBe('/pt/plans#list');
  expect(sentTo({ languages, offered: LANGUAGES, path: '/pt/plans' })).toBeNull();
  expect(sentTo({ languages })).toBe('/es/plans#list');
  expect(sentTo({ languages: ['pt-BR', 'pt', 'en'] })).toBeNull();
  expect(sentTo({ stored: { language: 'pt' }, languages: ['en'] })).toBeNull();
  expect(earlyLanguageScript(OFFERED_BY_DEFAULT)).not.toContain('pt"');
});

// The script runs before any module, so it has its own copy of the rule.
test.each(['/', '/plans', '/esim/japan', '/checkout/success'])(
  'the early script makes the Spanish address of %s like every other page',
  (path) => {
    expect(sentTo({ path, search: '?a=b' })).toBe(localizedPath(`${path}?a=b#list`, 'es'));
  },
);

test('a browser set to English, or to any other language, stays', () => {
  expect(sentTo({ languages: ['en-GB', 'es'] })).toBeNull();
  expect(sentTo({ languages: ['de'] })).toBeNull();
  expect(sentTo({ stored: { language: 'en' } })).toBeNull();
});

test('where a language was chosen, or is in the address, the script does nothing', () => {
  expect(sentTo({ stored: { 'user-language-choice': 'en' } })).toBeNull();
  expect(sentTo({ stored: { 'user-language-choice': 'es' } })).toBeNull();
  expect(sentTo({ cookie: 'a=b; language=es' })).toBeNull();
  expect(sentTo({ search: '?lng=es' })).toBeNull();
});

test('Spanish pages and /admin are not redirected, nor is a browser that blocks storage', () => {
  expect(sentTo({ path: '/es/plans' })).toBeNull();
  expect(sentTo({ path: '/admin' })).toBeNull();
  expect(sentTo({ path: '/esim/japan' })).toBe('/es/esim/japan#list');
  const withoutStorage = () => {
    runInNewContext(earlyLanguageScript(OFFERED_BY_DEFAULT), {
      location: { pathname: '/', search: '', hash: '' },
    });
  };
  expect(withoutStorage).not.toThrow();
});

test('the script comes before the style sheet on English pages, with the nonce on private ones', () => {
  const html =
    '<head><meta charSet="utf-8"/><meta name="viewport" content="w"/><link rel="stylesheet"/></head>';
  const languages = OFFERED_BY_DEFAULT;
  const english = withEarlyLanguage(html, { language: 'en', languages, nonce: null });
  expect(english).toContain(
    `content="w"/><script>${earlyLanguageScript(languages)}</script><link rel="stylesheet"/>`,
  );
  expect(withEarlyLanguage(html, { language: 'en', languages, nonce: 'n' })).toContain('<script nonce="n">');
  expect(withEarlyLanguage(html, { language: 'es', languages, nonce: null })).toBe(html);
  expect(withEarlyLanguage(html, { language: 'en', languages: ['en'], nonce: null })).toBe(html);
});
