import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';
import type { Namespace, Translate } from './translate.ts';

/** A value or another text to put in: `{{price}}`, `$t(key)`. */
const HAS_PLACE = /\{\{|\$t\(/;

export type ReadText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The messages of one namespace that is loaded. Most texts are plain, and reading one is many times faster than i18next's
 * translate, which a page would call hundreds of times while it hydrates.
 */
export function textReader(instance: i18n, language: Language, namespace: string): ReadText {
  const t = instance.getFixedT(language, namespace);
  return (key, values) => {
    if (values !== undefined) return t(key, values);
    const text: unknown = instance.getResource(language, namespace, key);
    return typeof text === 'string' && !HAS_PLACE.test(text) ? text : t(key, {});
  };
}

/** The same, with the keys of the namespace as their type. */
export function typedTranslate<const Name extends Namespace>(
  instance: i18n,
  language: Language,
  namespace: Name,
): Translate<Name> {
  // A plain string: for literal types i18next computes types of its own, which makes every type check much slower.
  return textReader(instance, language, namespace);
}
