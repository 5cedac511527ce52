import type { Region } from '../packages/filters.ts';

/** The region chips a single country can belong to. */
export type CountryRegion = Exclude<Region, 'all' | 'global'>;

/**
 * ISO 3166 alpha-2 codes (plus XK for Kosovo and IC for the Canary Islands, which the network sells separately).
 * Where maps differ we follow how travel plans are sold: Turkey, Cyprus and Russia are in Europe, the Caucasus and
 * Central Asia in Asia, Egypt in Africa.
 */
const COUNTRIES: Readonly<Record<CountryRegion, string>> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IC IE IM IS IT JE LI LT LU ' +
    'LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  asia: 'AF AM AZ BD BN BT CN GE HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF ' +
    'MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA ' +
    'NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AQ AS AU BV CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  middle_east: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE',
};

const REGION_OF: ReadonlyMap<string, CountryRegion> = new Map(
  countryRegions().flatMap((region) => COUNTRIES[region].split(' ').map((code) => [code, region] as const)),
);

function countryRegions(): CountryRegion[] {
  return ['europe', 'asia', 'americas', 'africa', 'oceania', 'middle_east'];
}

/** Takes `ES`, `es` and subdivisions such as `GB-SCT`. Null: unknown country. */
export function regionOfCountry(code: string): CountryRegion | null {
  return REGION_OF.get(code.slice(0, 2).toUpperCase()) ?? null;
}

/** The countries of a region chip, as ISO codes. */
export function countriesOfRegion(region: CountryRegion): readonly string[] {
  return COUNTRIES[region].split(' ');
}

/** The region of most of these countries; on a tie the first one listed. Null when no country is known. */
export function regionOfMost(codes: readonly string[]): CountryRegion | null {
  const counts = new Map<CountryRegion, number>();
  for (const code of codes) {
    const region = regionOfCountry(code);
    if (region !== null) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
