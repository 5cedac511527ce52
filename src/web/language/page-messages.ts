import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';
import type { PageNamespace } from '#messages/translate.ts';
import { textReader, type ReadText } from '#messages/typed-translate.ts';

/** `settled` never rejects: after a failure the messages are still missing. */
type Load = { readonly settled: Promise<void>; isSettled: boolean };

type OneLanguage = Readonly<{
  texts: Map<PageNamespace, ReadText>;
  /** Loads of what was missing when a component first read it, also those that failed. */
  loads: Map<PageNamespace, Load>;
}>;

/** Kept as long as the instance: one for a visit in the browser, one for each page on the server. */
const kept = new WeakMap<i18n, Map<Language, OneLanguage>>();

function inLanguage(instance: i18n, language: Language): OneLanguage {
  const languages = kept.get(instance) ?? new Map<Language, OneLanguage>();
  kept.set(instance, languages);
  const found = languages.get(language) ?? { texts: new Map(), loads: new Map() };
  languages.set(language, found);
  return found;
}

/** Returns the same function at every call. Null means the messages are not loaded. */
export function textsOf(instance: i18n, language: Language, namespace: PageNamespace): ReadText | null {
  const { texts } = inLanguage(instance, language);
  const known = texts.get(namespace);
  if (known !== undefined) return known;
  if (!instance.hasResourceBundle(language, namespace)) return null;
  const added = textReader(instance, language, namespace);
  texts.set(namespace, added);
  return added;
}

/** Returns the same load at every call. */
export function loadOf(instance: i18n, language: Language, namespace: PageNamespace): Readonly<Load> {
  const { loads } = inLanguage(instance, language);
  const known = loads.get(namespace);
  if (known !== undefined) return known;
  // A screen may show another language than the instance has, until the two are brought in line.
  void instance.loadLanguages(language);
  const added: Load = {
    settled: instance.loadNamespaces(namespace).then(() => {
      added.isSettled = true;
    }),
    isSettled: false,
  };
  loads.set(namespace, added);
  return added;
}

/** The namespaces that components have read. */
export function usedNamespaces(instance: i18n, language: Language): readonly PageNamespace[] {
  return [...inLanguage(instance, language).texts.keys()];
}

/** Loads again the namespaces that failed to load. Resolves when each is loaded or has failed again. */
export async function reloadMissingMessages(instance: i18n, language: Language): Promise<void> {
  const { loads } = inLanguage(instance, language);
  const missing = [...loads.keys()].filter((name) => !instance.hasResourceBundle(language, name));
  if (missing.length > 0) await instance.reloadResources([language], missing);
}
