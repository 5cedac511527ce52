import { z } from 'zod';

export const NOT_STORABLE = 'must not contain characters that nothing can show';

/** Text as PostgreSQL can keep it: no null character and no half of a surrogate pair. */
export function storableText(mostCharacters: number) {
  return z.string().max(mostCharacters).refine(isStorable, NOT_STORABLE);
}

export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
