import { formatCount } from '#core/format-count.ts';
import type { Language } from '#core/language.ts';

/** The messages of one namespace, as in its file. */
export type Texts = { readonly [key: string]: string | Texts };
export type Values = Readonly<Record<string, string | number>>;
/** A key without a text is returned itself, so that a page never fails because of a missing text. */
export type ReadText = (key: string, values?: Values) => string;

/** `{{name}}`, or `{{name, number}}` for a number with separators. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/** Puts the values in, unchanged. A placeholder without a value stays as it is written. */
export function fillIn(text: string, values: Values, language: Language): string {
  return text.replace(PLACEHOLDER, (placeholder: string, name: string, number?: string) => {
    const value = values[name] ?? placeholder;
    return number !== undefined && typeof value === 'number' ? formatCount(value, language) : String(value);
  });
}

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count);
}

/**
 * Reads the messages of one namespace. With a number named `count`, `key_one` and the other forms take precedence over
 * `key`: `_zero` for exactly 0, and `_other` for every number that has no form of its own.
 */
export function textReader(texts: Texts, language: Language): ReadText {
  const found = new Map<string, string | null>();
  const find = (key: string): string | null => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = textAt(texts, key);
    found.set(key, text);
    return text;
  };
  const findPlural = (key: string, count: number): string | null => {
    const other = find(`${key}_other`);
    // Only now: most texts with a number have no forms.
    if (other === null) return null;
    const zero = count === 0 ? find(`${key}_zero`) : null;
    return zero ?? find(`${key}_${pluralForm(count, language)}`) ?? other;
  };

  return (key, values) => {
    if (values === undefined) return find(key) ?? key;
    const { count } = values;
    const plural = typeof count === 'number' ? findPlural(key, count) : null;
    return fillIn(plural ?? find(key) ?? key, values, language);
  };
}

function textAt(texts: Texts, key: string): string | null {
  let at: string | Texts | undefined = texts;
  for (const name of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, name)) return null;
    at = at[name];
  }
  return typeof at === 'string' ? at : null;
}
