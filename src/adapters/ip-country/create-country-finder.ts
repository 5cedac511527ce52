import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Log } from '#core/log.ts';
import type { CountryFinder } from '#core/visitors/detect-country.ts';
import { publicFamily } from './public-family.ts';

const TABLES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country';
const REMEMBERED_ADDRESSES = 1000;

const Row = z.object({ country_code: z.string() });

type Family = NonNullable<ReturnType<typeof publicFamily>>;
export type CountryTable = Readonly<{ countryOf(address: string): string | null }>;
type Needs = Readonly<{ log: Log; openTable?: (family: Family) => Promise<CountryTable> }>;

/**
 * Looks addresses up in a table on this machine, so that no visitor's address is sent to another service.
 * Only the needed half of the 8 MB is read, on first use. If the table cannot be read, the country is
 * unknown; the page still works.
 */
export function createCountryFinder({ log, openTable = readTable }: Needs): CountryFinder {
  const tables = new Map<Family, Promise<CountryTable | null>>();

  function tableOf(family: Family): Promise<CountryTable | null> {
    const known = tables.get(family);
    if (known !== undefined) return known;
    const opened = openTable(family).catch((error: unknown) => {
      log.warn('country-table-unreadable', { family, error: String(error) });
      return null;
    });
    tables.set(family, opened);
    return opened;
  }

  return {
    async find(address) {
      const family = publicFamily(address);
      if (family === null) return null;
      return (await tableOf(family))?.countryOf(address) ?? null;
    },
  };
}

async function readTable(family: Family): Promise<CountryTable> {
  const { open } = await import('maxmind');
  const file = fileURLToPath(import.meta.resolve(`${TABLES}-${family}.mmdb`));
  const reader = await open(file, { cache: { max: REMEMBERED_ADDRESSES } });
  return { countryOf: (address) => Row.safeParse(reader.get(address)).data?.country_code ?? null };
}
