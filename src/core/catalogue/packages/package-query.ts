import type { Language } from '#core/language.ts';
import type { DataSize, ListOrder, Region, Service } from './filters.ts';
import type { CoverageType, PackageType } from './package.ts';

/** One query to the catalogue: the chips, the text, and the requested page. */
export type PackageQuery = Readonly<{
  /** Default: plans for a new eSIM. */
  type?: PackageType;
  region: Region;
  data: DataSize;
  service: Service;
  /** Applies only when `region` is `all`. */
  search: string;
  coverage: CoverageType | null;
  /** Only packages that last at least this many days. */
  trip?: number;
  /** Default: the specified order. */
  sort?: ListOrder;
  /** The language by whose names `sort` sorts. */
  language?: Language;
  offset: number;
  limit: number;
}>;
