import { expect, test } from 'vitest';
import { detectLanguage, firstSupported, type LanguageSources } from './detect-language.ts';

test('the first supported language wins, whatever its country, and English when none is supported', () => {
  expect(firstSupported(['es-MX', 'en'])).toBe('es');
  expect(firstSupported(['fr-FR', 'fr', 'es'])).toBe('es');
  expect(firstSupported(['xx', 'en-GB', 'es'])).toBe('en');
  expect(firstSupported(['fr'])).toBe('en');
  expect(firstSupported([])).toBe('en');
});

const holding = (texts: Readonly<Record<string, string>>) => () => ({
  getItem: (key: string) => texts[key] ?? null,
});

/** A browser that names no language, with the given exceptions. */
const aBrowser = (known: Partial<LanguageSources> = {}): LanguageSources => ({
  search: () => '',
  cookies: () => '',
  local: holding({}),
  session: holding({}),
  browser: () => [],
  page: () => 'en',
  ...known,
});

test('LANG-07 each source takes precedence over everything after it', () => {
  const inSpanish: readonly Partial<LanguageSources>[] = [
    { search: () => '?search=peru&lng=es' },
    { cookies: () => 'a=1; language=es' },
    { local: holding({ language: 'es' }) },
    { session: holding({ language: 'es' }) },
    { browser: () => ['fr', 'es-MX'] },
    { page: () => 'es' },
  ];
  const inEnglish: Required<LanguageSources> = {
    search: () => '?lng=en',
    cookies: () => 'language=en',
    local: holding({ language: 'en' }),
    session: holding({ language: 'en' }),
    browser: () => ['en-US'],
    page: () => 'en',
  };
  const names = ['search', 'cookies', 'local', 'session', 'browser', 'page'] as const;
  for (const [index, source] of inSpanish.entries()) {
    const later = Object.fromEntries(names.slice(index + 1).map((name) => [name, inEnglish[name]]));
    expect(detectLanguage(aBrowser({ ...later, ...source })), names[index]).toBe('es');
  }
});

test('LANG-15 in local storage a choice takes precedence over the language that was shown last', () => {
  const local = holding({ language: 'es', 'user-language-choice': 'en' });
  expect(detectLanguage(aBrowser({ local, browser: () => ['es'] }))).toBe('en');
  const unreadable = holding({ language: 'es', 'user-language-choice': 'klingon' });
  expect(detectLanguage(aBrowser({ local: unreadable, browser: () => ['en'] }))).toBe('es');
});

test('a cookie whose name only ends alike is not read, and blocked sources are skipped', () => {
  expect(detectLanguage(aBrowser({ cookies: () => 'old-language=es' }))).toBe('en');
  const denied = () => {
    throw new Error('denied');
  };
  const blocked = aBrowser({ cookies: denied, local: denied, session: denied, browser: () => ['es-ES'] });
  expect(detectLanguage(blocked)).toBe('es');
});
