import facts from './country-facts.json' with { type: 'json' };

export type CountryFacts = Readonly<{
  /** ISO 4217. */
  currency: string;
  /** E.164, without the plus sign. Null: nobody lives there. */
  callingCode: string | null;
  /** IANA names. */
  timeZones: readonly string[];
}>;

const FACTS: ReadonlyMap<string, CountryFacts> = new Map(
  Object.entries(facts).map(([code, row]) => [code, parseRow(row)]),
);

/** What does not depend on plans. Null: not in our table. */
export function countryFacts(code: string): CountryFacts | null {
  return FACTS.get(code) ?? null;
}

type Row = readonly (string | readonly string[] | null)[];

function parseRow([currency, callingCode, timeZones]: Row): CountryFacts {
  if (typeof currency !== 'string' || !Array.isArray(timeZones))
    throw new Error('A row of country facts is broken');
  return { currency, callingCode: typeof callingCode === 'string' ? callingCode : null, timeZones };
}
