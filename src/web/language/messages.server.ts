import type { Resource, ResourceLanguage } from 'i18next';
import { LANGUAGES, type Language } from '#core/language.ts';

const files = import.meta.glob<ResourceLanguage[string]>('../messages/*/*.json', {
  eager: true,
  import: 'default',
});

function namespacesOf(language: Language): ResourceLanguage {
  const start = `../messages/${language}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(start))
      .map(([path, messages]) => [path.slice(start.length, -'.json'.length), messages]),
  );
}

/** Every message of every language; only the server loads them all. */
export const MESSAGES: Resource = Object.fromEntries(
  LANGUAGES.map((language) => [language, namespacesOf(language)]),
);
