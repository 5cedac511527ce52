import { LANGUAGES, type Language } from '#core/language.ts';
import type { SavedReply } from './staff-tickets.ts';

export type FilledReply = Readonly<{
  text: string;
  /** The language of the text; it differs from the customer's when there is none in it. */
  language: Language;
  /** Names whose value is not known. Their marks stay in the text, and it must not be sent with them. */
  missing: readonly string[];
}>;

const MARK = /\{(\w+)\}/g;

/** The text for a customer, with known values in place of marks such as `{name}`. */
export function fillSavedReply(
  { bodies }: Pick<SavedReply, 'bodies'>,
  language: Language,
  values: Readonly<Record<string, string | null>>,
): FilledReply {
  const used = [language, ...LANGUAGES].find((one) => bodies[one] !== null) ?? language;
  const missing: string[] = [];
  const text = (bodies[used] ?? '').replaceAll(MARK, (mark: string, name: string) => {
    // A mark may have the name of something that every object has, such as {constructor}.
    const value = Object.hasOwn(values, name) ? (values[name] ?? null) : null;
    if (value === null && !missing.includes(name)) missing.push(name);
    return value ?? mark;
  });
  return { text, language: used, missing };
}

/** Marks that are left in a text. */
export function openMarks(text: string): readonly string[] {
  return [...text.matchAll(MARK)].map(([mark]) => mark);
}
