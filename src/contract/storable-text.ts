import { z } from 'zod';

export const NOT_STORABLE = 'must not contain NUL characters or unpaired surrogates';

/** Text that PostgreSQL can store: no NUL character and no unpaired surrogate. */
export function storableText(mostCharacters: number) {
  return z.string().max(mostCharacters).refine(isStorable, NOT_STORABLE);
}

export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
