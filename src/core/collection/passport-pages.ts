export const STAMPS_PER_PAGE = 4;

export type PassportPage<Entry> = Readonly<{ year: number; entries: readonly Entry[] }>;

/**
 * The pages of a passport, oldest first: every year begins a new page, and a full page is continued on the next.
 * Within a year the entries keep their order.
 */
export function passportPages<Entry>(
  entries: readonly Entry[],
  yearOf: (entry: Entry) => number,
): readonly PassportPage<Entry>[] {
  const years = [...Map.groupBy(entries, yearOf)].toSorted(([a], [b]) => a - b);
  return years.flatMap(([year, own]) => inPages(own).map((part) => ({ year, entries: part })));
}

function inPages<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const count = Math.ceil(entries.length / STAMPS_PER_PAGE);
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * STAMPS_PER_PAGE, (index + 1) * STAMPS_PER_PAGE),
  );
}

/** The page with the newest stamp, counted from 0: what the traveller earned is seen first. Without a stamp the first page. */
export function pageToOpen<Entry>(
  pages: readonly PassportPage<Entry>[],
  isStamp: (entry: Entry) => boolean,
): number {
  return Math.max(
    0,
    pages.findLastIndex(({ entries }) => entries.some(isStamp)),
  );
}

/** The first page of the opening that contains this page, when so many pages lie open at once. */
export function openingWith(page: number, pagesAtOnce: number): number {
  return Math.max(0, page - (page % pagesAtOnce));
}
