import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';
import type { Namespace, Translate } from './translate.ts';

/** The messages of one namespace that is loaded, with its keys as their type. */
export function typedTranslate<const Name extends Namespace>(
  instance: i18n,
  language: Language,
  namespace: Name,
): Translate<Name> {
  // Plain strings: for literal types i18next computes types of its own, which makes every type check much slower.
  const name: string = namespace;
  const t = instance.getFixedT(language, name);
  return (key: string, values = {}) => t(key, values);
}
