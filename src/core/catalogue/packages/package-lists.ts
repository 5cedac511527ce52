import { DATA_SIZES, REGIONS, SERVICES, type DataSize, type Region, type Service } from './filters.ts';
import { matchesDataSize, matchesRegion, matchesService } from './matches-filters.ts';
import { COVERAGE_TYPES, type CoverageType, type Package } from './package.ts';

export type Chips = Readonly<{
  region: Region;
  data: DataSize;
  service: Service;
  coverage: CoverageType | null;
}>;

const COVERAGES: readonly (CoverageType | null)[] = [null, ...COVERAGE_TYPES];
const COMBINATIONS = REGIONS.length * DATA_SIZES.length * SERVICES.length * COVERAGES.length;

/**
 * For every combination of chips, the matching packages as positions in listing order; computed once per catalogue
 * version. A package is in about twenty of the 800 lists, so each list takes bytes, not megabytes.
 */
export class PackageLists {
  readonly #lists: readonly Uint32Array[];

  constructor(packages: readonly Package[]) {
    const memberships = createMemberships();
    const sizes = new Uint32Array(COMBINATIONS);
    const listsOf = packages.map(memberships);
    for (const lists of listsOf) for (const list of lists) sizes[list] = (sizes[list] ?? 0) + 1;

    const lists = Array.from(sizes, (size) => new Uint32Array(size));
    const filled = new Uint32Array(COMBINATIONS);
    for (const [position, memberOf] of listsOf.entries()) {
      for (const list of memberOf) {
        const at = filled[list] ?? 0;
        const target = lists[list];
        if (target !== undefined) target[at] = position;
        filled[list] = at + 1;
      }
    }
    this.#lists = lists;
  }

  of(chips: Chips): Uint32Array {
    return this.#lists[combination(chips)] ?? new Uint32Array();
  }
}

function combination({ region, data, service, coverage }: Chips): number {
  const chips = REGIONS.indexOf(region) * DATA_SIZES.length + DATA_SIZES.indexOf(data);
  return (
    (chips * SERVICES.length + SERVICES.indexOf(service)) * COVERAGES.length + COVERAGES.indexOf(coverage)
  );
}

/** Packages with the same values in the filtered fields share one result, so the rules run once per kind. */
function createMemberships(): (item: Package) => Uint16Array {
  const known = new Map<string, Uint16Array>();
  return (item) => {
    const kind = [
      item.coverage_type,
      item.region,
      item.coverage_type === 'local' ? '' : item.country_region,
      item.data_amount,
      item.sms > 0,
      item.voice > 0,
      item.country_region.includes('Middle East'),
    ].join('|');
    const response = known.get(kind) ?? membershipsOf(item);
    known.set(kind, response);
    return response;
  };
}

function membershipsOf(item: Package): Uint16Array {
  const regions = REGIONS.filter((region) => matchesRegion(item, region));
  const sizes = DATA_SIZES.filter((data) => matchesDataSize(item.data_amount, data));
  const services = SERVICES.filter((service) => matchesService(item, service));
  return Uint16Array.from(
    regions.flatMap((region) =>
      sizes.flatMap((data) =>
        services.flatMap((service) =>
          [null, item.coverage_type].map((coverage) => combination({ region, data, service, coverage })),
        ),
      ),
    ),
  );
}
