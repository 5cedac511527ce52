import { BRAND } from '#core/brand.ts';

/** Search engines cut longer titles. */
export const LONGEST_TITLE = 65;

/**
 * Returns the first that fits: the title with the shop's name, the title, then the same two for the shorter title.
 */
export function fullTitle(title: string, shortTitle = title): string {
  const forms = [title, shortTitle].flatMap((words) => [withBrand(words), words]);
  return forms.find((form) => form.length <= LONGEST_TITLE) ?? shortTitle;
}

function withBrand(title: string): string {
  return title.includes(BRAND) ? title : `${title} · ${BRAND}`;
}
