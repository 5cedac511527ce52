import { countryName } from '../geography/country-names.ts';
import { countryOfCode } from './country-codes.ts';
import { foldText } from './fold-text.ts';
import { WORDS_AROUND_PLACES } from './search-words.ts';

/** What travellers type around a place in any language: the product, its signs, and the words of each language. */
const WORDS_AROUND = new Set([
  'esim',
  'esims',
  'e',
  'sim',
  'sims',
  'gb',
  'mb',
  'hotspot',
  'wifi',
  'lte',
  'sms',
  ...WORDS_AROUND_PLACES,
]);

const AMOUNT = /^\d+(?:gb|mb|g|d)?$/;

const FLAG = /\p{RI}{2}/gu;
const FIRST_INDICATOR = 0x1_f1_e6;

/** "10 gb spain" is about "spain". Empty: the text names no place. */
export function subjectOf(words: string): string {
  return words
    .split(' ')
    .filter((word, at, all) => !isAround(word) && !(word === 'y' && isAround(all[at - 1] ?? '')))
    .join(' ');
}

function isAround(word: string): boolean {
  return WORDS_AROUND.has(word) || AMOUNT.test(word);
}

/** The country whose flag is all that was typed; null: something else was typed. */
export function countryOfFlag(folded: string): string | null {
  const [flag] = folded.match(FLAG) ?? [];
  return flag === folded ? countryOfCode(lettersOf(flag)) : null;
}

/** Replaces each flag by the name of its country. */
export function withFlagsNamed(folded: string): string {
  if (folded.search(FLAG) === -1) return folded;
  const named = folded.replace(FLAG, (flag) => {
    const code = countryOfCode(lettersOf(flag));
    return code === null ? ' ' : ` ${countryName(code, 'en') ?? ' '} `;
  });
  return foldText(named);
}

/** A flag is two letters of another alphabet. */
function lettersOf(flag: string): string {
  return [0, 2]
    .map((at) => String.fromCodePoint(97 + (flag.codePointAt(at) ?? 0) - FIRST_INDICATOR))
    .join('');
}
