import { countryCodes } from '../geography/country-names.ts';
import { spellingsOf } from '../geography/destination-names.ts';
import { TextSearch } from './text-search.ts';

/** No country name is longer; a longer text would only cost time. */
const LONGEST = 80;

/** Finds countries like the plan search: by any name in any language, without accents, with one typing error. */
export class CountrySearch {
  readonly #codes: readonly string[];
  readonly #search: TextSearch;
  readonly #unsold: readonly string[];
  readonly #unsoldSearch: TextSearch;

  /** Takes the codes of the countries that have plans. */
  constructor(codes: readonly string[]) {
    this.#codes = codes;
    this.#search = searchOf(codes);
    // The Canary Islands are a part of Spain.
    const sold = new Set([...codes, 'IC']);
    this.#unsold = countryCodes().filter((code) => !sold.has(code));
    this.#unsoldSearch = searchOf(this.#unsold);
  }

  /** Null: the search is empty, so every country matches. */
  find(typed: string): ReadonlySet<string> | null {
    const text = typed.slice(0, LONGEST).trim();
    if (text === '') return null;
    return new Set([...this.#search.find(text).named.keys()].flatMap((index) => this.#codes[index] ?? []));
  }
  /** The one country without plans that the text names; null: none or several. */
  findUnsold(typed: string): string | null {
    const [number, ...others] = this.#unsoldSearch.find(typed.slice(0, LONGEST).trim()).meant;
    return number === undefined || others.length > 0 ? null : (this.#unsold[number] ?? null);
  }
}

function searchOf(codes: readonly string[]): TextSearch {
  return new TextSearch(codes.map((code) => spellingsOf({ title: null, code })));
}
