import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT } from '#core/language.ts';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { detectLanguage, firstOffered, type LanguageSources } from './detect-language.ts';

test('the first offered language wins, whatever its country, and English when none is offered', () => {
  expect(firstOffered(['es-MX', 'en'], OFFERED_BY_DEFAULT)).toBe('es');
  expect(firstOffered(['fr-FR', 'fr', 'es'], OFFERED_BY_DEFAULT)).toBe('es');
  expect(firstOffered(['xx', 'en-GB', 'es'], OFFERED_BY_DEFAULT)).toBe('en');
  expect(firstOffered(['fr'], OFFERED_BY_DEFAULT)).toBe('en');
  expect(firstOffered([], OFFERED_BY_DEFAULT)).toBe('en');
});

const holding = (texts: Readonly<Record<string, string>>) => ({
  get: (key: string) => texts[key] ?? null,
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
    expect(detectLanguage(OFFERED_BY_DEFAULT, aBrowser({ ...later, ...source })), names[index]).toBe('es');
  }
});

test('LANG-15 in local storage a choice takes precedence over the language that was shown last', () => {
  const local = holding({ language: 'es', 'user-language-choice': 'en' });
  expect(detectLanguage(OFFERED_BY_DEFAULT, aBrowser({ local, browser: () => ['es'] }))).toBe('en');
  const unreadable = holding({ language: 'es', 'user-language-choice': 'klingon' });
  expect(detectLanguage(OFFERED_BY_DEFAULT, aBrowser({ local: unreadable, browser: () => ['en'] }))).toBe(
    'es',
  );
});

test('a cookie whose name only ends alike is not read, and blocked sources are skipped', () => {
  expect(detectLanguage(OFFERED_BY_DEFAULT, aBrowser({ cookies: () => 'old-language=es' }))).toBe('en');
  const denied = () => {
    throw new Error('denied');
  };
  const storage = guardedStorage(denied);
  const blocked = aBrowser({ cookies: denied, local: storage, session: storage, browser: () => ['es-ES'] });
  expect(detectLanguage(OFFERED_BY_DEFAULT, blocked)).toBe('es');
});

test('LANG-20 a language that is not offered is skipped, also when it was chosen', () => {
  const known = aBrowser({
    local: holding({ 'user-language-choice': 'pt', language: 'es' }),
    browser: () => ['pt-BR', 'en'],
  });
  expect(detectLanguage(LANGUAGES, known)).toBe('pt');
  expect(detectLanguage(OFFERED_BY_DEFAULT, known)).toBe('es');
});
