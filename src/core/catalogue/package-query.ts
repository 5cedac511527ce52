import type { DataSize, Region, Service } from './filters.ts';
import type { CoverageType } from './package.ts';

/** One question to the catalogue: the chips, the text, and which part of the answer. */
export type PackageQuery = Readonly<{
  region: Region;
  data: DataSize;
  service: Service;
  /** Looked at only when `region` is `all`. */
  search: string;
  coverage: CoverageType | null;
  offset: number;
  limit: number;
}>;
