import type { DataSize, Region, Service } from './filters.ts';
import type { CoverageType, PackageType } from './package.ts';

/** One question to the catalogue: the chips, the text, and which part of the answer. */
export type PackageQuery = Readonly<{
  /** Plans for a new eSIM unless it says otherwise. */
  type?: PackageType;
  region: Region;
  data: DataSize;
  service: Service;
  /** Looked at only when `region` is `all`. */
  search: string;
  coverage: CoverageType | null;
  offset: number;
  limit: number;
}>;
