import { isWithinOneError } from '#core/catalogue/search/typing-error.ts';

/** Shorter words may not contain an error: too many differ by one letter. */
const LONG_WORD = 5;

/** Shorter beginnings of a word fit too many. */
const SHORTEST_BEGINNING = 3;

/** Letters or digits of a word; `isAttached`: the part before it is of the same word, as "s" in "s24". */
type Part = Readonly<{ text: string; isAttached: boolean }>;

/**
 * How many parts of the name the typed words leave over; null: they do not match. Spaces between letters and digits
 * do not count ("iphone15"), and a long word may contain one typing error ("samsng s24"). Digits match exactly, with
 * the letters that they are attached to: S24 is not A24.
 */
export function partsLeft(typed: readonly string[], name: readonly string[]): number | null {
  const own = partsOf(name);
  const wanted = partsOf(typed);
  const used = wanted.map(({ text }, at) =>
    partsMeant(text, { before: wanted[at - 1]?.text ?? '', after: wanted[at + 1]?.text ?? '' }, own),
  );
  return used.every((positions) => positions.length > 0) ? own.length - new Set(used.flat()).size : null;
}

function partsOf(words: readonly string[]): readonly Part[] {
  return words.flatMap((word) =>
    (word.match(/\d+|\D+/g) ?? []).map((text, at) => ({ text, isAttached: at > 0 })),
  );
}

type Beside = Readonly<{ before: string; after: string }>;

/** Positions in the name: of the typed part, and of the letters before it where its digits are attached to them. */
function partsMeant(text: string, beside: Beside, own: readonly Part[]): readonly number[] {
  if (!/\d/.test(text)) {
    const at = own.findIndex((part) => isWord(text, part.text));
    return at === -1 ? [] : [at];
  }
  const at = own.findIndex((part, position) => part.text === text && hasItsLetters(own, position, beside));
  if (at === -1) return [];
  return own[at]?.isAttached === true ? [at - 1, at] : [at];
}

/** Whether the letters attached to the digits at this position are typed beside them: "s" of S24, "e" of 16e. */
function hasItsLetters(own: readonly Part[], position: number, { before, after }: Beside): boolean {
  const [previous, part, next] = [own[position - 1], own[position], own[position + 1]];
  if (next?.isAttached === true && next.text !== after) return false;
  if (part?.isAttached !== true || previous === undefined) return true;
  return before.endsWith(previous.text) || isWithError(before, previous.text);
}

function isWord(typed: string, word: string): boolean {
  const isBeginning = typed.length >= SHORTEST_BEGINNING && word.startsWith(typed);
  return typed === word || isBeginning || isWithError(typed, word);
}

function isWithError(typed: string, word: string): boolean {
  return word.length >= LONG_WORD && isWithinOneError(typed, word);
}
