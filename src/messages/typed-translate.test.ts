import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { createServerI18n } from './create-server-i18n.server.ts';
import { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';
import { textReader } from './typed-translate.ts';

function keysIn(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysIn(text, `${prefix}${key}.`) : [prefix + key],
  );
}

test.each(LANGUAGES)(
  'every text in %s that is read without values is the one i18next returns',
  (language) => {
    const instance = createServerI18n(language);
    const compared = Object.entries({ ...ENGLISH_PAGES, ...ENGLISH_SERVER }).flatMap(([namespace, texts]) => {
      const read = textReader(instance, language, namespace);
      const translate = instance.getFixedT(language, namespace);
      return [...keysIn(texts), 'no.such.key'].map((key) => ({
        key,
        read: read(key),
        expected: translate(key),
      }));
    });
    expect(compared.length).toBeGreaterThan(4000);
    expect(compared.filter(({ read, expected }) => read !== expected)).toEqual([]);
  },
);
