import { z } from 'zod';
import type { Language } from '#core/language.ts';

export type Tree = { readonly [key: string]: string | Tree };
export const messageTree: z.ZodType<Tree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);

/** The messages of one language by namespace, as in its files. */
type Messages = Readonly<Record<string, Tree>>;

type Translation = Exclude<Language, 'en'>;

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a text in a language must not have. Null: nothing of its own. */
const PROBLEMS: Readonly<Record<Translation, ((text: string) => string | null) | null>> = {
  es: spanishProblem,
  pt: portugueseProblem,
};

/** Plural forms, and the one context: the title of a global plan. A language has the variants that it needs. */
const VARIANT = /_(?:zero|one|two|few|many|other|global)$/;
const PLACEHOLDER = /\{\{[^}]+\}\}|<\/?\w+\/?>/g;

/** Keys joined with dots, without the endings of variants: Spanish has more of them than English. */
function flatten(tree: Tree, prefix = ''): Map<string, string[]> {
  const flat = new Map<string, string[]>();
  const add = (key: string, text: string): void => {
    flat.set(key, [...(flat.get(key) ?? []), text]);
  };
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') add((prefix + name).replace(VARIANT, ''), value);
    else
      for (const [key, texts] of flatten(value, `${prefix}${name}.`))
        for (const text of texts) add(key, text);
  }
  return flat;
}

function placeholders(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(PLACEHOLDER) ?? []))].sort().join(' ');
}

function spanishProblem(text: string): string | null {
  if (/\?/.test(text) && !text.includes('¿')) return 'has a question without ¿: write the opening mark.';
  if (/!/.test(text) && !text.includes('¡')) return 'has an exclamation without ¡: write the opening mark.';
  if (/\busted(es)?\b/i.test(text)) return 'uses usted: write it with tú.';
  if (/\bpudimos\b/i.test(text)) return 'says "no pudimos": write "no hemos podido", as all other texts do.';
  return null;
}

function portugueseProblem(text: string): string | null {
  if (/[¿¡]/.test(text)) return 'has an opening mark, which Portuguese has not.';
  if (/(?<!\p{L})(?:ecrã|telemóvel|utilizador|palavra-passe)(?!\p{L})/iu.test(text))
    return 'uses a word of Portugal: write it as in Brazil.';
  return null;
}

/** What a reader of messages replaces (`src/messages/read-text.ts`); anything else with braces would be shown to customers. */
const KNOWN_PLACEHOLDER = /\{\{\w+(?:, number)?\}\}/g;

/** The problems that a text of any language may have. */
function textProblem(text: string): string | null {
  if (/\{\{|\}\}/.test(text.replaceAll(KNOWN_PLACEHOLDER, '')))
    return 'has a placeholder that nothing fills: write {{name}} or {{name, number}}.';
  return breakProblem(text);
}

/** A line must not end between a number and its sign. */
function breakProblem(text: string): string | null {
  return /[\d}] %/.test(text)
    ? 'has a breakable space before %: write a no-break space, in English none.'
    : null;
}

const LONG_ENOUGH_WORDS = 3;

/**
 * Texts of three words or more always differ between the languages, except names; shorter ones may be equal
 * ("1-2 GB").
 */
function isLeftInEnglish(english: readonly string[], translated: readonly string[]): boolean {
  return translated.some((text) => {
    const words = text.replaceAll(PLACEHOLDER, ' ').match(/\p{L}{2,}/gu) ?? [];
    return (
      words.length >= LONG_ENOUGH_WORDS && /(?<!\p{L})\p{Ll}+(?!\p{L})/u.test(text) && english.includes(text)
    );
  });
}

/** The problem of one text compared with its translation; null: none. */
function compareText(english: readonly string[], translated: readonly string[] | undefined, name: string) {
  if (translated === undefined) return `has no ${name} text: add it to`;
  if (placeholders(english) !== placeholders(translated))
    return `has other placeholders in ${name}: use the same {{names}} and <tags> in`;
  return isLeftInEnglish(english, translated)
    ? `has the same text in both languages: write it in ${name} in`
    : null;
}

function factsOf(language: Translation) {
  return {
    name: ENGLISH_NAMES.of(language) ?? language,
    problemOf: PROBLEMS[language] ?? (() => null),
  };
}

type Texts = ReadonlyMap<string, readonly string[]>;

function compareNamespace(
  name: string,
  [en, other]: readonly [Texts, Texts],
  language: Translation,
): string[] {
  const { name: languageName, problemOf } = factsOf(language);
  const problems: string[] = [];
  for (const [key, texts] of en) {
    const problem = compareText(texts, other.get(key), languageName);
    if (problem !== null) problems.push(`${name}:${key} ${problem} ${language}/${name}.json.`);
    problems.push(...problemsOf(`${name}:${key}`, texts, textProblem));
  }
  for (const [key, texts] of other) {
    if (!en.has(key)) problems.push(`${name}:${key} has no English text: add it to en/${name}.json.`);
    problems.push(...problemsOf(`${name}:${key}`, texts, (text) => problemOf(text) ?? textProblem(text)));
  }
  return [...problems, ...emptyTexts(name, [...en, ...other])];
}

function problemsOf(
  key: string,
  texts: readonly string[],
  problemOf: (text: string) => string | null,
): readonly string[] {
  return texts.map(problemOf).flatMap((problem) => (problem === null ? [] : [`${key} ${problem}`]));
}

function emptyTexts(name: string, all: readonly (readonly [string, readonly string[]])[]): string[] {
  return all
    .filter(([, texts]) => texts.some((text) => text.trim() === ''))
    .map(([key]) => `${name}:${key} is empty: write its text.`);
}

/** One sentence per difference between English and a translation. */
export function findMessageProblems(
  english: Messages,
  translated: Messages,
  language: Translation,
): readonly string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) =>
    compareNamespace(name, [flatten(english[name] ?? {}), flatten(translated[name] ?? {})], language),
  );
}

/** Keys that an object of a message file has twice: a parser keeps the last one, so a change of the first has no effect. */
export function findRepeatedKeys(file: string, text: string): readonly string[] {
  const problems: string[] = [];
  const open: { readonly path: string; readonly keys: Set<string> }[] = [];
  let key = '';
  for (const [token, name] of text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push({ path: key, keys: new Set() });
    else if (token === '}') open.pop();
    else if (name !== undefined) {
      const object = open.at(-1);
      key = [object?.path, name].filter(Boolean).join('.');
      if (object?.keys.has(name)) problems.push(`${file} has the key ${key} twice: delete one.`);
      object?.keys.add(name);
    }
  }
  return problems;
}

/**
 * Keys that no source file uses: as a literal with or without its namespace, or by the fixed beginning of a
 * template such as `status.${status}`.
 */
export function findUnusedKeys(english: Messages, sources: readonly string[]): readonly string[] {
  const literals = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    for (const match of source.matchAll(/['"`]((?:[\w-]+:)?[\w.-]+)['"`]/g)) literals.add(match[1] ?? '');
    for (const match of source.matchAll(/`((?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*[.:_])\$\{/g))
      beginnings.add(match[1] ?? '');
  }
  const isUsed = (name: string): boolean =>
    literals.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
  return Object.entries(english).flatMap(([namespace, tree]) =>
    [...flatten(tree).keys()]
      .filter((key) => !isUsed(key) && !isUsed(`${namespace}:${key}`))
      .map((key) => `${namespace}:${key} is used nowhere: delete it from every language.`),
  );
}
