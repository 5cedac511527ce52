import type { DailyRates } from '#core/currency/rate-table.ts';

/**
 * Reads the daily table of the European Central Bank (eurofxref-daily.xml). The format has been the same since 1999: one
 * `Cube` with a date, and one in it per currency. Null for anything else, also for a table with one unreadable line:
 * a wrong rate is worse than none.
 */
export function parseDailyRates(text: string): DailyRates | null {
  const days = [...text.matchAll(/<Cube\s+time=(["'])([^"']*)\1\s*>/g)];
  const [, source = ''] = /<gesmes:name>([^<>&]{1,100})<\/gesmes:name>/.exec(text) ?? [];
  const perEuro = readRates(text);
  const [day] = days;
  // The file with the rates of many days has several.
  if (day === undefined || days.length > 1 || source.trim() === '' || perEuro === null) return null;
  return { day: day[2] ?? '', source: source.trim(), perEuro };
}

function readRates(text: string): DailyRates['perEuro'] | null {
  const isWhole = /<\/gesmes:Envelope>\s*$/.test(text);
  const lines = text.match(/<Cube\s+currency[^>]*>/g) ?? [];
  const perEuro = Object.fromEntries(lines.flatMap((line) => readLine(line)));
  // A currency that is named twice has two rates, and one of them is wrong.
  return isWhole && lines.length > 0 && Object.keys(perEuro).length === lines.length ? perEuro : null;
}

const LINE = /^<Cube\s+currency=(["'])([A-Z]{3})\1\s+rate=(["'])(\d{1,9}(?:\.\d{1,9})?)\3\s*\/>$/;

function readLine(line: string): readonly (readonly [code: string, rate: number])[] {
  const [, , code, , rate] = LINE.exec(line) ?? [];
  return code === undefined || rate === undefined ? [] : [[code, Number(rate)]];
}
