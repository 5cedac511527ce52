import { spellingsOf } from '../geography/destination-names.ts';
import { TextSearch } from './text-search.ts';

/** No country name is longer; a longer text would only cost time. */
const LONGEST = 80;

/** Finds countries like the plan search: by any name in any language, without accents, with one typing error. */
export class CountrySearch {
  readonly #codes: readonly string[];
  readonly #search: TextSearch;

  constructor(codes: readonly string[]) {
    this.#codes = codes;
    this.#search = new TextSearch(codes.map((code) => spellingsOf({ title: null, code })));
  }

  /** Null: the search is empty, so every country matches. */
  find(typed: string): ReadonlySet<string> | null {
    const text = typed.slice(0, LONGEST).trim();
    if (text === '') return null;
    return new Set([...this.#search.find(text).named.keys()].flatMap((index) => this.#codes[index] ?? []));
  }
}
