import { destinationOf, spellingsOf } from '../geography/destination-names.ts';
import type { Package } from '../packages/package.ts';
import { TextSearch } from '../search/text-search.ts';

type Titled = Pick<Package, 'country_region' | 'country_code'>;

/** Finds titles of destinations by their names in either language, as the shop's own search does. */
export class TitleSearch {
  readonly #titles: readonly string[];
  readonly #search: TextSearch;

  constructor(destinations: readonly Titled[]) {
    this.#titles = destinations.map(({ country_region }) => country_region);
    this.#search = new TextSearch(destinations.map((one) => spellingsOf(destinationOf(one))));
  }

  find(typed: string): readonly string[] {
    const found = this.#search.find(typed).named.keys();
    return [...new Set([...found].flatMap((index) => this.#titles[index] ?? []))];
  }
}
