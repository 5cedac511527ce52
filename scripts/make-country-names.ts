/**
 * Writes src/core/catalogue/geography/country-names.json from the CLDR names inside Node. Run it by hand
 * after a change of Node's CLDR version: `node scripts/make-country-names.ts`. The shop reads only the file,
 * so server and browser always agree on a name.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#core/language.ts';

const OUTPUT = join(import.meta.dirname, '../src/core/catalogue/geography/country-names.json');
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
/** Retired codes, and codes that are not a destination. */
const NOT_PLACES = new Set(
  (
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB ' +
    'YD YU ZR ZZ'
  ).split(' '),
);
/** CLDR's long names of these are official forms; its short names are what travellers use. */
const SHORT_NAMED = new Set(['HK', 'MO', 'MM', 'PS']);

function namesIn(language: string) {
  const long = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style: 'short' });
  return (code: string) => (SHORT_NAMED.has(code) ? short : long).of(code);
}

const translations = LANGUAGES.map(namesIn);
const rows = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .filter((code) => !NOT_PLACES.has(code))
  .flatMap((code) => {
    const names = translations.map((nameOf) => nameOf(code));
    return names.includes(undefined) ? [] : [[code, names] as const];
  });

const lines = rows.map(
  ([code, names]) => `  ${JSON.stringify(code)}: ${JSON.stringify(names).replaceAll('","', '", "')}`,
);
writeFileSync(OUTPUT, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(
  `${rows.length} country names (CLDR ${process.versions['cldr'] ?? 'unknown'}) -> ${OUTPUT}\n`,
);
