import type { DataSize, Region, Service } from './filters.ts';
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
  offset: number;
  limit: number;
}>;
