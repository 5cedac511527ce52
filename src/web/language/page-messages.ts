import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';
import type { PageNamespace } from '#messages/translate.ts';
import { textReader, type ReadText } from '#messages/typed-translate.ts';

type OneLanguage = Readonly<{
  texts: Map<PageNamespace, ReadText>;
  /** What a component waits for that reads a namespace; settled also when the load has failed. */
  loads: Map<PageNamespace, Promise<void>>;
}>;

/** React reads these two fields of a promise, and does not wait for one that is marked as fulfilled. */
const LOADED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

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

/** Returns the same promise at every call. It never rejects: after a failure the messages are still missing. */
export function loadOf(instance: i18n, language: Language, namespace: PageNamespace): Promise<void> {
  const { loads } = inLanguage(instance, language);
  const known = loads.get(namespace);
  if (known !== undefined) return known;
  const added = instance.hasResourceBundle(language, namespace)
    ? LOADED
    : load(instance, language, namespace);
  loads.set(namespace, added);
  return added;
}

function load(instance: i18n, language: Language, namespace: PageNamespace): Promise<void> {
  // A screen may show another language than the instance has, until the two are brought in line.
  void instance.loadLanguages(language);
  return instance.loadNamespaces(namespace);
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
