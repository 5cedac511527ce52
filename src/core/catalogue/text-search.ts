import { foldText, wordsOnly } from './fold-text.ts';
import { spellingsOf, type Place } from './place-names.ts';
import { isWithinOneError, startsWithinOneError } from './typing-error.ts';

/** From this length on a word may hold one typing error, and a country may be named by its first letters. */
const FORGIVEN_LETTERS = 5;
const TELLING_LETTERS = 3;
/** Stands between two names; no folded text holds it, so no match can run across. */
const SEPARATOR = '\n';

/** Numbers of places, in the order they were given. */
export type FoundPlaces = Readonly<{
  /** A name of theirs contains the text. */
  named: ReadonlySet<number>;
  /** The text is how one of their names, or a word of it, begins: precise enough to look inside regional plans. */
  meant: ReadonlySet<number>;
}>;

type Found = { named: Set<number>; meant: Set<number> };
type Word = Readonly<{ text: string; names: readonly number[] }>;

/** Finds places by any of their names, in both languages. Costs the same however many packages there are. */
export class TextSearch {
  /** All names in one text: searching it once is far quicker than asking each name. */
  readonly #text: string;
  readonly #nameAt: Uint32Array;
  readonly #names: readonly Readonly<{ place: number; start: number; length: number }>[];
  readonly #longWords: readonly Word[];

  constructor(places: readonly Place[]) {
    const names: { place: number; start: number; length: number }[] = [];
    const spellings: string[] = [];
    let start = 0;
    for (const [place, value] of places.entries()) {
      for (const spelling of spellingsOf(value)) {
        names.push({ place, start, length: spelling.length });
        spellings.push(spelling);
        start += spelling.length + SEPARATOR.length;
      }
    }
    this.#names = names;
    this.#text = spellings.join(SEPARATOR);
    this.#nameAt = new Uint32Array(start);
    for (const [number, name] of names.entries())
      this.#nameAt.fill(number, name.start, name.start + name.length + 1);
    this.#longWords = collectLongWords(spellings);
  }

  find(search: string): FoundPlaces {
    const found: Found = { named: new Set(), meant: new Set() };
    const folded = foldText(search);
    this.#findText(folded, found);
    const words = wordsOnly(folded);
    if (found.named.size === 0 && words !== folded) this.#findText(words, found);
    return found.named.size === 0 && words !== '' ? this.#findWordByWord(words.split(' ')) : found;
  }

  #findText(text: string, found: Found): void {
    if (text === '') return;
    const isTelling = text.length >= TELLING_LETTERS;
    for (let at = this.#text.indexOf(text), next; at !== -1; at = this.#text.indexOf(text, next)) {
      const name = this.#names[this.#nameAt[at] ?? 0];
      if (name === undefined) return;
      found.named.add(name.place);
      const isMeant = name.length === text.length || (isTelling && this.#isWordStart(at));
      if (isMeant) found.meant.add(name.place);
      // Only a telling text that was not yet at the start of a word has more to say about the same name.
      next = isMeant || !isTelling ? name.start + name.length : at + 1;
    }
  }

  #isWordStart(at: number): boolean {
    return at === 0 || this.#text[at - 1] === ' ' || this.#text[at - 1] === SEPARATOR;
  }

  /** Every word must be in the same name; a word found nowhere is allowed one typing error. */
  #findWordByWord(words: readonly string[]): FoundPlaces {
    const [first = new Set<number>(), ...others] = [...new Set(words)].map((word) =>
      this.#namesHolding(word),
    );
    const names = [...first].filter((name) => others.every((holding) => holding.has(name)));
    const places = new Set(names.map((name) => this.#names[name]?.place ?? 0));
    return { named: places, meant: places };
  }

  #namesHolding(word: string): Set<number> {
    const exact = new Set<number>();
    for (let at = this.#text.indexOf(word); at !== -1; at = this.#text.indexOf(word, at + 1)) {
      exact.add(this.#nameAt[at] ?? 0);
    }
    if (exact.size > 0) return exact;
    const forgiving = this.#longWords.filter(({ text }) => isMeantBy(word, text));
    return new Set(forgiving.flatMap(({ names }) => names));
  }
}

/** The name's word must be long; what was typed may be one letter shorter, or be only its beginning. */
function isMeantBy(typed: string, word: string): boolean {
  if (!mayShareStart(typed, word)) return false;
  return (
    isWithinOneError(typed, word) || (typed.length >= FORGIVEN_LETTERS && startsWithinOneError(typed, word))
  );
}

/** One error leaves one of the first two letters in its place or moves it by one; most words fail this at once. */
function mayShareStart(typed: string, word: string): boolean {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  const [typedFirst, typedSecond] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  return typedFirst === first || typedSecond === second || typedSecond === first || typedFirst === second;
}

function collectLongWords(names: readonly string[]): Word[] {
  const words = new Map<string, number[]>();
  for (const [number, name] of names.entries()) {
    for (const word of new Set(wordsOnly(name).split(' '))) {
      if (word.length < FORGIVEN_LETTERS) continue;
      const holders = words.get(word);
      if (holders === undefined) words.set(word, [number]);
      else holders.push(number);
    }
  }
  return [...words].map(([text, holders]) => ({ text, names: holders }));
}
