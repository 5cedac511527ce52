/** The page that compares local, regional and global plans, in one language: finished texts and English paths. */
export type Comparison = Readonly<{
  title: string;
  pageTitle: string;
  description: string;
  lead: string;
  /** Null: fewer than two kinds are on sale, so there is nothing to compare. */
  kinds: (ComparisonTable & Readonly<{ heading: string; note: string }>) | null;
  worth: Readonly<{ heading: string; kinds: readonly Readonly<{ name: string; text: string }>[] }>;
  /** Null: no region can be compared. */
  example: (ComparisonTable & Readonly<{ heading: string; text: string }>) | null;
  regions: Readonly<{ heading: string; note: string; rows: readonly ComparedRegion[] }> | null;
  own: Readonly<{ heading: string; text: string; links: readonly ComparisonLink[] }>;
}>;

export type ComparisonTable = Readonly<{
  caption: string;
  columns: readonly string[];
  rows: readonly Readonly<{ name: string; cells: readonly ComparisonCell[] }>[];
}>;

/** `note` marks the cheaper one of a row. */
export type ComparisonCell = Readonly<{ text: string; note: string | null }>;

export type ComparedRegion = Readonly<{ to: string; name: string; text: string }>;
export type ComparisonLink = Readonly<{ to: string; name: string }>;
