import { foldText, wordsOnly } from './fold-text.ts';
import { LetterPairs } from './letter-pairs.ts';
import { isWithinOneError, startsWithinOneError } from './typing-error.ts';

/** From this length a word may contain one typing error, and the first letters of a country may match. */
const MIN_TYPO_LETTERS = 5;
const MIN_START_LETTERS = 3;
const MIN_UNFINISHED_LETTERS = 7;
/** Separates two names. No folded text contains it, so no match can span two names. */
const SEPARATOR = '\n';

/** How closely a search matches a name; smaller is closer. */
export const CLOSENESS = { exact: 0, start: 1, word: 2, inside: 3, guessed: 4 } as const;
export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** Numbers of entries, in input order. */
export type Found = Readonly<{
  /** One of their names contains the text. */
  named: ReadonlyMap<number, Closeness>;
  /** One of their names, or a word of it, starts with the text: precise enough to search inside regional plans. */
  meant: ReadonlySet<number>;
}>;

type Finding = { named: Map<number, Closeness>; meant: Set<number> };
type Name = Readonly<{ entry: number; start: number; length: number }>;
/** `first` and `second`: the character codes of its first letters. */
type Word = Readonly<{ text: string; first: number; second: number; names: readonly number[] }>;

/** Finds entries, such as destinations, by any of their names. The cost does not depend on the number of packages. */
export class TextSearch {
  /** All names in one text: one search in it is much faster than a search in each name. */
  readonly #text: string;
  readonly #pairs: LetterPairs;
  readonly #nameAt: Uint32Array;
  readonly #names: readonly Name[];
  readonly #longWords: readonly Word[];

  /** Takes the folded spellings of each entry's names. */
  constructor(entries: readonly Iterable<string>[]) {
    const names: Name[] = [];
    const spellings: string[] = [];
    let start = 0;
    for (const [entry, spelled] of entries.entries()) {
      for (const spelling of spelled) {
        names.push({ entry, start, length: spelling.length });
        spellings.push(spelling);
        start += spelling.length + SEPARATOR.length;
      }
    }
    this.#names = names;
    this.#text = spellings.join(SEPARATOR);
    this.#pairs = new LetterPairs(this.#text);
    this.#nameAt = new Uint32Array(start);
    for (const [number, name] of names.entries())
      this.#nameAt.fill(number, name.start, name.start + name.length + 1);
    this.#longWords = collectLongWords(spellings);
  }

  /** Entries that match the spelling; if none, entries that match with a typing error. */
  find(search: string): Found {
    const folded = foldText(search);
    const spelled = this.findSpelled(folded);
    return spelled.named.size === 0 ? this.guess(folded) : spelled;
  }

  findSpelled(folded: string): Found {
    const found: Finding = { named: new Map(), meant: new Set() };
    this.#findText(folded, found);
    if (found.named.size > 0) return found;
    const words = wordsOnly(folded);
    // Single letters between signs say nothing: "<b>" is not Britain, "l.a." is not in "Central African".
    if (words !== folded && /[^ ]{2}/.test(words)) this.#findText(words, found);
    return found;
  }

  /** Every word must be in the same name; a word without a match may contain one typing error. */
  guess(folded: string): Found {
    const words = wordsOnly(folded);
    const typed = [...new Set(words.split(' '))];
    // Single letters are in every name.
    if (!typed.some(({ length }) => length >= MIN_START_LETTERS))
      return { named: new Map(), meant: new Set() };
    const [first = new Set<number>(), ...others] = typed.map((word) => this.#namesHolding(word));
    const names = [...first].filter((name) => others.every((holding) => holding.has(name)));
    const entries = names.map((name) => this.#names[name]?.entry ?? 0);
    return {
      named: new Map(entries.map((entry) => [entry, CLOSENESS.guessed])),
      meant: new Set(entries),
    };
  }

  #findText(text: string, found: Finding): void {
    const isLongEnough = text.length >= MIN_START_LETTERS;
    let next = 0;
    for (const at of this.#pairs.positionsOf(text)) {
      if (at < next) continue;
      const name = this.#names[this.#nameAt[at] ?? 0];
      if (name === undefined) return;
      const closeness = this.#closenessAt(at, name, text);
      keepClosest(found, name.entry, closeness);
      const isMeant = closeness === CLOSENESS.exact || (isLongEnough && closeness !== CLOSENESS.inside);
      if (isMeant) found.meant.add(name.entry);
      // Only a long enough text that did not match at the start of a word can match the same name better.
      next = isMeant || !isLongEnough ? name.start + name.length : at + 1;
    }
  }

  #closenessAt(at: number, { start, length }: Name, text: string): Closeness {
    if (at === start) return length === text.length ? CLOSENESS.exact : CLOSENESS.start;
    return this.#isWordStart(at) ? CLOSENESS.word : CLOSENESS.inside;
  }

  #isWordStart(at: number): boolean {
    return at === 0 || this.#text[at - 1] === ' ' || this.#text[at - 1] === SEPARATOR;
  }

  #namesHolding(word: string): Set<number> {
    const exact = new Set<number>();
    // A part inside of a word is no word: "iran" is not Tirana.
    for (const at of this.#pairs.positionsOf(word))
      if (this.#isWordStart(at)) exact.add(this.#nameAt[at] ?? 0);
    if (exact.size > 0) return exact;
    const similar = this.#wordsSharingStart(word);
    const whole = similar.filter(({ text }) => isWithinOneError(word, text));
    const meant = whole.length > 0 ? whole : similar.filter(({ text }) => isUnfinished(word, text));
    return new Set(meant.flatMap(({ names }) => names));
  }

  /**
   * After one error, one of the first two letters is still in its position or moved by one. Most words fail this fast
   * check.
   */
  #wordsSharingStart(typed: string): readonly Word[] {
    const [typedFirst, typedSecond] = [typed.charCodeAt(0), typed.charCodeAt(1)];
    const similar: Word[] = [];
    for (const word of this.#longWords) {
      const { first, second } = word;
      if (typedFirst === first || typedSecond === second || typedSecond === first || typedFirst === second)
        similar.push(word);
    }
    return similar;
  }
}

/** If an entry matches several times, the closest match counts. */
function keepClosest({ named }: Finding, entry: number, closeness: Closeness): void {
  const before = named.get(entry);
  if (before === undefined || closeness < before) named.set(entry, closeness);
}

/** An unfinished word with an error may match many words. With five letters only a missing letter is accepted. */
function isUnfinished(typed: string, word: string): boolean {
  if (typed.length < MIN_TYPO_LETTERS) return false;
  if (typed.length >= MIN_UNFINISHED_LETTERS) return startsWithinOneError(typed, word);
  return isWithinOneError(typed, word.slice(0, typed.length + 1));
}

function collectLongWords(names: readonly string[]): Word[] {
  const words = new Map<string, number[]>();
  for (const [number, name] of names.entries()) {
    for (const word of new Set(wordsOnly(name).split(' '))) {
      if (word.length < MIN_TYPO_LETTERS) continue;
      const holders = words.get(word);
      if (holders === undefined) words.set(word, [number]);
      else holders.push(number);
    }
  }
  return [...words].map(([text, holders]) => ({
    text,
    first: text.charCodeAt(0),
    second: text.charCodeAt(1),
    names: holders,
  }));
}
