import { destinationOf, spellingsOf } from '../geography/destination-names.ts';
import type { Package } from '../packages/package.ts';
import { foldText } from '../search/fold-text.ts';
import { TextSearch } from '../search/text-search.ts';

type Titled = Pick<Package, 'country_region' | 'country_code'>;

/** Finds titles of destinations by their names in any language, as the shop's own search does. */
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

export type SearchedPackage = Readonly<{
  /** An amount as packages have it, in lower case: "1 gb". Null: none was typed. */
  data: string | null;
  /** Everything else, each somewhere in the texts of the package. */
  words: readonly string[];
}>;

const DATA = /(?:^| )(\d+(?:\.\d+)?) ?(gb|mb)(?= |$)/;

/** "Japón 1GB" means packages of Japan with exactly 1 GB, not with 10. */
export function readPackageSearch(typed: string): SearchedPackage {
  const folded = foldText(typed);
  const [found = null, amount = '', unit = ''] = DATA.exec(folded) ?? [];
  const rest = found === null ? folded : folded.replace(found, ' ');
  return {
    data: found === null ? null : `${amount} ${unit}`,
    words: rest.split(' ').filter((word) => word !== ''),
  };
}
