import { countryName } from '../geography/country-names.ts';
import { countryOfCode } from './country-codes.ts';
import { foldText } from './fold-text.ts';

/** What travellers type around a place: kinds of product, amounts, days, features and prepositions, in every language. */
const WORDS_AROUND = new Set(
  (
    'esim esims e sim sims card tarjeta chip plan plans planes plano planos data datos dados internet travel ' +
    'viaje viagem roaming unlimited ilimitado ilimitada ilimitados ilimitadas infinito gb mb gig gigs giga gigas ' +
    'day days dia dias week weeks semana semanas month months mes meses for in to para en em de do da no na ' +
    // Features: a plan of the place without them is a better answer than none.
    'hotspot tethering wifi lte call calls calling minutes text texts sms number llamada llamadas minutos mensajes numero ' +
    'ligacao ligacoes chamada chamadas mensagens compartir compartilhar with con com and'
  ).split(' '),
);

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
