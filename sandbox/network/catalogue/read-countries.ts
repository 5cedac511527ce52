import { z } from 'zod';
import countryRows from './countries.json' with { type: 'json' };
import networkRows from './networks.json' with { type: 'json' };
import type { Coverage, MobileNetwork } from './catalogue.ts';

const Area = z.enum([
  'europe',
  'asia',
  'middle-east',
  'africa',
  'north-america',
  'latin-america',
  'caribbean',
  'oceania',
]);
export type Area = z.infer<typeof Area>;

/**
 * Columns of countries.json: code, name, area, cost (1 cheap to 5 expensive), demand (1 most travelled to 3),
 * brand.
 */
const CountryRow = z.tuple([
  z.string().length(2),
  z.string(),
  Area,
  z.int().min(1).max(5),
  z.int().min(1).max(3),
  z.string(),
]);

export type Country = Readonly<{
  code: string;
  title: string;
  area: Area;
  cost: number;
  demand: number;
  brand: string;
  networks: readonly MobileNetwork[];
}>;

export function readCountries(): readonly Country[] {
  const networks = new Map(Object.entries(networkRows));
  return z
    .array(CountryRow)
    .parse(countryRows)
    .map(([code, title, area, cost, demand, brand]) => ({
      code,
      title,
      area,
      cost,
      demand,
      brand,
      networks: readNetworks(networks.get(code) ?? `${title} Telecom ${cost > 4 ? '3G' : 'LTE'}`),
    }));
}

export function coverageOf(country: Country): Coverage {
  return { code: country.code, title: country.title, networks: country.networks };
}

/** "NTT Docomo 5G, KDDI LTE": the last word of each entry is its technology. */
function readNetworks(line: string): readonly MobileNetwork[] {
  return line.split(', ').map((entry) => {
    const gap = entry.lastIndexOf(' ');
    return { name: entry.slice(0, gap), types: [entry.slice(gap + 1)] };
  });
}
